/** How far each scroller of each tab was scrolled, kept for this window so that a reload comes back to the same place. */
export interface Spot {
	top: number;
	left: number;
}
/** By the way to the scroller, see `wayTo`. */
export type Spots = Record<string, Spot>;

const KEY = "pro__SCROLL";
const MOST_SPOTS = 24;

let all: Record<string, Spots> | null = null;

function load(): Record<string, Spots> {
	if (all) return all;
	try {
		all = (JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Spots> | null) ?? {};
	} catch {
		all = {};
	}
	return all;
}

export const spotsOf = (tab: string): Spots => load()[tab] ?? {};

export function keepSpot(tab: string, way: string, spot: Spot): void {
	const spots = { ...spotsOf(tab) };
	delete spots[way];
	if (spot.top > 0 || spot.left > 0) spots[way] = spot;
	const newest = Object.entries(spots).slice(-MOST_SPOTS);
	load()[tab] = Object.fromEntries(newest);
}

/** Written when scrolling has come to rest and when the window goes away, not on every step. */
export function saveSpots(): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(load()));
	} catch {
		// A full storage costs only the place on the page.
	}
}

/** Of one tab, or of all. */
export function dropScroll(tab?: string): void {
	if (tab === undefined) all = {};
	else delete load()[tab];
	saveSpots();
}

/** The scroller that holds the whole page, when the header is not fixed. */
export const FRAME = "^";

/** From the page down to the scroller, by the place among its siblings; "" is the page itself. */
export function wayTo(element: Element, page: Element): string | null {
	if (element === page) return "";
	if (element.contains(page)) return FRAME;
	if (!page.contains(element)) return null;
	const steps: number[] = [];
	for (let at: Element = element; at !== page; at = at.parentElement as Element) {
		steps.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
	}
	return steps.join("/");
}

export function follow(way: string, page: Element, frame: Element | null): Element | null {
	if (way === "") return page;
	if (way === FRAME) return frame;
	return way.split("/").reduce<Element | null>((at, step) => at?.children[Number(step)] ?? null, page);
}
