/** The width that a part has, followed as the page changes. */
import { type RefObject, useLayoutEffect, useState } from "react";

export function useRoom(part: RefObject<HTMLElement | null>): number {
	const [room, setRoom] = useState(0);
	useLayoutEffect(() => {
		const element = part.current;
		if (!element) return;
		const read = () => setRoom(element.clientWidth);
		read();
		const watch = new ResizeObserver(read);
		watch.observe(element);
		return () => watch.disconnect();
	}, [part]);
	return room;
}
