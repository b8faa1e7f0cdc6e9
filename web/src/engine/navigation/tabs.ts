/** The rules of the tab strip, as plain functions over plain data. */
import type { Pair } from "@/kit/text";

export interface Tab {
	/** The path, with the id that the query may carry: two portraits are two tabs, two pages of a list are one. */
	key: string;
	/** Where the tab stands now, with its query. */
	url: string;
	/** Grows with each reload, so that the page starts anew. */
	turn: number;
	/** Stands behind home and is spared by everything but its own unpinning. */
	pinned?: boolean;
}

export interface Strip {
	tabs: Tab[];
	active: string;
	/** Addresses of closed tabs, the last one last. */
	closed?: string[];
}

export interface Outcome extends Strip {
	refused?: Pair;
}

export const HOME_STAYS: Pair = "首页不能关闭! | The home page cannot be closed!";
export const LAST_STAYS: Pair = "这是最后一页，不能再关闭了啦 | This is the last page, it cannot be closed";
const MOST_CLOSED = 12;

export function keyOf(url: string): string {
	const [path = "", query] = (url.split("#")[0] ?? "").split("?");
	const id = query ? new URLSearchParams(query).get("id") : null;
	return id ? `${path}?id=${encodeURIComponent(id)}` : path;
}

export const pathOf = (key: string): string => key.split("?")[0] ?? key;

/** Opens the address, or moves its tab there; without multi-tab mode only the current page is kept. */
export function visit(
	strip: Strip,
	url: string,
	home: string,
	multi: boolean,
	key: string = keyOf(url),
	/** The tab whose page put this address in place of its own. */
	instead?: string,
): Strip {
	if (instead !== undefined && instead !== key)
		return visit(renamed(strip, instead, key), url, home, multi, key);
	const old = strip.tabs.find((tab) => tab.key === key);
	if (!multi) {
		const only = { ...(old ?? { key, turn: 0 }), url };
		return shut(strip, [only], key);
	}
	const withHome = strip.tabs.some((tab) => tab.key === home)
		? strip.tabs
		: [{ key: home, url: home, turn: 0 }, ...strip.tabs];
	const tabs = withHome.some((tab) => tab.key === key)
		? withHome.map((tab) => (tab.key === key ? { ...tab, url } : tab))
		: [...withHome, { key, url, turn: 0 }];
	const closed = strip.closed?.filter((one) => keyOf(one) !== key);
	return { tabs: inOrder(tabs, home), active: key, ...(closed?.length ? { closed } : {}) };
}

function renamed(strip: Strip, from: string, to: string): Strip {
	const known = strip.tabs.some((tab) => tab.key === to);
	const tabs = known
		? strip.tabs.filter((tab) => tab.key !== from)
		: strip.tabs.map((tab) => (tab.key === from ? { ...tab, key: to } : tab));
	return { ...strip, tabs };
}

export function close(strip: Strip, key: string, home: string): Outcome {
	if (key === home) return { ...strip, refused: HOME_STAYS };
	if (strip.tabs.length <= 1) return { ...strip, refused: LAST_STAYS };
	const at = strip.tabs.findIndex((tab) => tab.key === key);
	if (at < 0) return strip;
	const tabs = strip.tabs.filter((tab) => tab.key !== key);
	const neighbour = tabs[Math.min(at, tabs.length - 1)] as Tab;
	return shut(strip, tabs, strip.active === key ? neighbour.key : strip.active);
}

export type Side = "left" | "right" | "others";

export function closeSide(strip: Strip, key: string, side: Side, home: string): Strip {
	const at = strip.tabs.findIndex((tab) => tab.key === key);
	const stays = (tab: Tab, index: number) =>
		tab.key === home ||
		tab.pinned ||
		index === at ||
		(side === "left" && index > at) ||
		(side === "right" && index < at);
	const tabs = strip.tabs.filter(stays);
	const active = tabs.some((tab) => tab.key === strip.active) ? strip.active : key;
	return shut(strip, tabs, active);
}

/** The strip with these tabs; those that are gone can be opened again. */
function shut(strip: Strip, tabs: Tab[], active: string): Strip {
	const left = new Set(tabs.map((tab) => tab.key));
	const gone = strip.tabs.filter((tab) => !left.has(tab.key)).map((tab) => tab.url);
	const before = (strip.closed ?? []).filter((url) => !left.has(keyOf(url)) && !gone.includes(url));
	const closed = [...before, ...gone].slice(-MOST_CLOSED);
	return { tabs, active, ...(closed.length > 0 ? { closed } : {}) };
}

/** The address of the tab that was closed last, and the strip that no longer remembers it. */
export function takeClosed(strip: Strip): { strip: Strip; url: string } | null {
	const url = strip.closed?.at(-1);
	if (!url) return null;
	return { strip: { ...strip, closed: strip.closed?.slice(0, -1) ?? [] }, url };
}

export function reload(strip: Strip, key: string): Strip {
	const tabs = strip.tabs.map((tab) => (tab.key === key ? { ...tab, turn: tab.turn + 1 } : tab));
	return { ...strip, tabs, active: key };
}

export function pin(strip: Strip, key: string, pinned: boolean, home: string): Strip {
	const tabs = strip.tabs.map((tab) => (tab.key === key ? { ...tab, pinned } : tab));
	return { ...strip, tabs: inOrder(tabs, home) };
}

/** Puts a tab where another one stands; home stays first, and pinned tabs stay together. */
export function move(strip: Strip, key: string, target: string, home: string): Strip {
	const from = strip.tabs.findIndex((tab) => tab.key === key);
	const to = strip.tabs.findIndex((tab) => tab.key === target);
	if (from < 0 || to < 0 || from === to || key === home) return strip;
	const tabs = [...strip.tabs];
	tabs.splice(to, 0, ...tabs.splice(from, 1));
	return { ...strip, tabs: inOrder(tabs, home) };
}

/** One place to the left or right; where there is none, nothing moves. */
export function moveBy(strip: Strip, key: string, step: -1 | 1, home: string): Strip {
	const at = strip.tabs.findIndex((tab) => tab.key === key);
	const other = strip.tabs[at + step];
	return at < 0 || !other ? strip : move(strip, key, other.key, home);
}

function inOrder(tabs: Tab[], home: string): Tab[] {
	const rank = (tab: Tab) => (tab.key === home ? 0 : tab.pinned ? 1 : 2);
	return [...tabs].sort((one, other) => rank(one) - rank(other));
}

/** What an earlier visit left may name pages that this person has no more. */
export function keepKnown(strip: Strip, exists: (key: string) => boolean): Strip {
	return { ...strip, tabs: strip.tabs.filter((tab) => exists(tab.key)) };
}
