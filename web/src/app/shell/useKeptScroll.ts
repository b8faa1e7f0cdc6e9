/** Puts a page's scrollers back to where they were when its tab is shown again, also after a reload of the window. */
import { type RefObject, useLayoutEffect } from "react";
import {
	FRAME,
	follow,
	keepSpot,
	type Spot,
	type Spots,
	saveSpots,
	spotsOf,
	wayTo,
} from "@/engine/navigation/scroll-store";

const REST_MS = 200;
/** Rows that come late make the page long enough late; a person who scrolls meanwhile decides. */
const PATIENCE_MS = 8000;
const OWN_WILL = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

export function useKeptScroll(tab: string, page: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const box = page.current;
		if (!box) return;
		const stopRestoring = restore(spotsOf(tab), box);
		const stopKeeping = watch(tab, box);
		return () => {
			stopRestoring();
			stopKeeping();
		};
	}, [tab, page]);
}

function watch(tab: string, box: HTMLElement): () => void {
	let timer: ReturnType<typeof setTimeout> | null = null;
	const scrolled = ({ target }: Event) => {
		if (!(target instanceof Element) || box.offsetParent === null) return;
		const way = wayTo(target, box);
		if (way === null) return;
		keepSpot(tab, way, { top: target.scrollTop, left: target.scrollLeft });
		if (timer) clearTimeout(timer);
		timer = setTimeout(saveSpots, REST_MS);
	};
	document.addEventListener("scroll", scrolled, { capture: true, passive: true });
	window.addEventListener("pagehide", saveSpots);
	return () => {
		document.removeEventListener("scroll", scrolled, { capture: true });
		window.removeEventListener("pagehide", saveSpots);
		if (timer) clearTimeout(timer);
		saveSpots();
	};
}

function restore(spots: Spots, box: HTMLElement): () => void {
	const frame = box.closest("[data-gj-frame]");
	const open = new Map(Object.entries(spots));
	if (!(FRAME in spots) && frame) frame.scrollTop = 0;
	let rows: MutationObserver | null = null;
	const stop = () => {
		open.clear();
		rows?.disconnect();
		clearTimeout(patience);
		for (const name of OWN_WILL) window.removeEventListener(name, stop, { capture: true });
	};
	const patience = setTimeout(stop, PATIENCE_MS);
	const tryAll = () => {
		for (const [way, spot] of open) if (put(follow(way, box, frame), spot)) open.delete(way);
		if (open.size === 0) stop();
	};
	tryAll();
	if (open.size === 0) return stop;
	rows = new MutationObserver(tryAll);
	rows.observe(box, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ["style", "class"],
	});
	for (const name of OWN_WILL) window.addEventListener(name, stop, { capture: true, passive: true });
	return stop;
}

/** False while the scroller is missing or still too short. */
function put(scroller: Element | null, { top, left }: Spot): boolean {
	if (!scroller) return false;
	const high = scroller.scrollHeight - scroller.clientHeight >= top - 1;
	const wide = scroller.scrollWidth - scroller.clientWidth >= left - 1;
	if (!high || !wide) return false;
	scroller.scrollTo({ top, left, behavior: "instant" });
	return Math.abs(scroller.scrollTop - top) <= 1;
}
