/** True while the person scrolls down a page, false on the way up: for the header that hides itself. */
import { useEffect, useState } from "react";

const STEP = 12;

export function useHiddenOnScroll(enabled: boolean): boolean {
	const [hidden, setHidden] = useState(false);
	useEffect(() => {
		if (!enabled) return;
		const last = new WeakMap<Element, number>();
		const scrolled = (event: Event) => {
			const page = event.target;
			if (!(page instanceof HTMLElement)) return;
			if (page.dataset.gjPage === undefined && page.dataset.gjFrame === undefined) return;
			const before = last.get(page) ?? 0;
			if (Math.abs(page.scrollTop - before) < STEP) return;
			last.set(page, page.scrollTop);
			setHidden(page.scrollTop > before && page.scrollTop > 80);
		};
		document.addEventListener("scroll", scrolled, { capture: true, passive: true });
		return () => document.removeEventListener("scroll", scrolled, { capture: true });
	}, [enabled]);
	return enabled && hidden;
}
