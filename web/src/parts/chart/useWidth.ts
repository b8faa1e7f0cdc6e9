/** How wide a chart may be; it is drawn anew when that changes, so that its letters keep their size. */
import { useLayoutEffect, useRef, useState } from "react";

const FIRST = 480;

export function useWidth() {
	const box = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(FIRST);
	useLayoutEffect(() => {
		const element = box.current;
		if (!element) return;
		const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
		measure();
		if (typeof ResizeObserver === "undefined") return;
		const watcher = new ResizeObserver(measure);
		watcher.observe(element);
		return () => watcher.disconnect();
	}, []);
	return [box, width] as const;
}
