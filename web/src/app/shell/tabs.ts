/** The rules of the tab strip, as plain functions over plain data. */
import type { Pair } from "@/kit/text";

export interface Tab {
	/** The path without query: one tab a page. */
	key: string;
	/** Where the tab stands now, with its query. */
	url: string;
	/** Grows with each reload, so that the page starts anew. */
	turn: number;
}

export interface Strip {
	tabs: Tab[];
	active: string;
}

export interface Outcome extends Strip {
	refused?: Pair;
}

export const HOME_STAYS: Pair = "首页不能关闭! | The home page cannot be closed!";
export const LAST_STAYS: Pair = "这是最后一页，不能再关闭了啦 | This is the last page, it cannot be closed";

const keyOf = (url: string) => url.split(/[?#]/)[0] ?? url;

/** Opens the address, or moves its tab there; without multi-tab mode only the current page is kept. */
export function visit(strip: Strip, url: string, home: string, multi: boolean): Strip {
	const key = keyOf(url);
	const old = strip.tabs.find((tab) => tab.key === key);
	if (!multi) return { tabs: [{ key, url, turn: old?.turn ?? 0 }], active: key };
	const withHome = strip.tabs.some((tab) => tab.key === home)
		? strip.tabs
		: [{ key: home, url: home, turn: 0 }, ...strip.tabs];
	const known = withHome.some((tab) => tab.key === key);
	const tabs = known
		? withHome.map((tab) => (tab.key === key ? { ...tab, url } : tab))
		: [...withHome, { key, url, turn: 0 }];
	return { tabs, active: key };
}

export function close(strip: Strip, key: string, home: string): Outcome {
	if (key === home) return { ...strip, refused: HOME_STAYS };
	if (strip.tabs.length <= 1) return { ...strip, refused: LAST_STAYS };
	const at = strip.tabs.findIndex((tab) => tab.key === key);
	if (at < 0) return strip;
	const tabs = strip.tabs.filter((tab) => tab.key !== key);
	const neighbour = tabs[Math.min(at, tabs.length - 1)] as Tab;
	return { tabs, active: strip.active === key ? neighbour.key : strip.active };
}

export type Side = "left" | "right" | "others";

export function closeSide(strip: Strip, key: string, side: Side, home: string): Strip {
	const at = strip.tabs.findIndex((tab) => tab.key === key);
	const stays = (tab: Tab, index: number) =>
		tab.key === home || index === at || (side === "left" && index > at) || (side === "right" && index < at);
	const tabs = strip.tabs.filter(stays);
	const active = tabs.some((tab) => tab.key === strip.active) ? strip.active : key;
	return { tabs, active };
}

export function reload(strip: Strip, key: string): Strip {
	const tabs = strip.tabs.map((tab) => (tab.key === key ? { ...tab, turn: tab.turn + 1 } : tab));
	return { tabs, active: key };
}

/** What an earlier visit left may name pages that this person has no more. */
export function keepKnown(strip: Strip, exists: (key: string) => boolean): Strip {
	return { ...strip, tabs: strip.tabs.filter((tab) => exists(tab.key)) };
}
