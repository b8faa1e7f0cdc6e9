/** The menu is longer than most windows: the entry of the page that is open must not lie below its edge. */
import { type RefObject, useEffect } from "react";

/** Groups unfold first; until then the entry stands where it will not stay. */
const UNFOLD_MS = 320;
const AROUND_PX = 48;

export function useChosenInSight(box: RefObject<HTMLElement | null>, pathname: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is another chosen entry
	useEffect(() => {
		const timer = setTimeout(() => {
			const item = box.current?.querySelector(".ant-menu-item-selected");
			if (box.current && item) bringIntoSight(box.current, item);
		}, UNFOLD_MS);
		return () => clearTimeout(timer);
	}, [box, pathname]);
}

/** Moves the menu alone: scrollIntoView would move the page with it. */
function bringIntoSight(box: HTMLElement, item: Element): void {
	const frame = box.getBoundingClientRect();
	const place = item.getBoundingClientRect();
	const above = frame.top + AROUND_PX - place.top;
	const below = place.bottom - (frame.bottom - AROUND_PX);
	if (above > 0) box.scrollTop -= above;
	else if (below > 0) box.scrollTop += below;
}
