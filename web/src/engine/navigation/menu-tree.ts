/** Reads the server's menu: which paths exist, what they are called, and what the sider shows. */
import { matchPath } from "react-router";
import { isExternal } from "@/kit/address";
import { HOME } from "@/kit/login-path";
import type { MenuItem } from "@/kit/session";
import { locale } from "@/kit/text";
import { keyOf, pathOf } from "./tabs";

export interface MenuPage {
	path: string;
	item: MenuItem;
	/** From the root to the direct parent. */
	parents: MenuItem[];
}

const LIST_PAGE = "engine/ListPage";
const IFRAME = "layouts/IframePageView";
/** Lists of built-online forms and reports, by whatever name a menu line gives them. */
const ONLINE_LIST = /onl?cg(form|report)|online\/cg(form|report)/i;

export function titleOf(item: MenuItem): string {
	return locale() === "en" ? item.meta.titleEn || item.meta.title : item.meta.title;
}

/** Opens in a window of its own; an address that is meant to be shown inside has a page like any other. */
export function leadsOut(item: MenuItem): boolean {
	if (isExternal(item.path)) return true;
	return isExternal(item.meta.url) && item.meta.internalOrExternal !== false;
}

/** A sub-app has all addresses below its own. */
export function patternOf(place: MenuPage): string {
	return place.item.component === "subapp/Container" ? `${place.path}/*` : place.path;
}

/** The page that shows an item; built-online forms and reports are shown by the built-in list. */
export function componentOf(item: MenuItem): string {
	return ONLINE_LIST.test(item.component) ? LIST_PAGE : item.component;
}

/** Every item that has a page of its own; items with route "0" have none. */
export function menuPages(menu: readonly MenuItem[], parents: MenuItem[] = []): MenuPage[] {
	return menu.flatMap((item) => {
		const below = menuPages(item.children ?? [], [...parents, item]);
		const own =
			item.route !== "0" && !isGroup(item) && !leadsOut(item) ? [{ path: item.path, item, parents }] : [];
		return [...own, ...below];
	});
}

/** A group has no page of its own, unless it is always shown as an entry itself. */
function isGroup(item: MenuItem): boolean {
	if (item.component.startsWith("layouts/") && item.component !== IFRAME) return true;
	return !item.alwaysShow && Boolean(item.children?.some((child) => !child.hidden));
}

/** The menu with pages that everybody has put into its groups; a missing group is not made for them. */
export function withOwn(
	menu: readonly MenuItem[],
	own: Readonly<Record<string, readonly MenuItem[]>>,
): MenuItem[] {
	const known = new Set(menuPages(menu).map((place) => place.path));
	const grow = (item: MenuItem): MenuItem => {
		const more = (own[item.path] ?? []).filter((one) => !known.has(one.path));
		const children = [...(item.children ?? []).map(grow), ...more];
		return children.length > 0 ? { ...item, children } : item;
	};
	return menu.map(grow);
}

export function findMenuPage(places: MenuPage[], pathname: string): MenuPage | null {
	return (
		places.find((place) => place.path === pathname) ??
		places.find((place) => matchPath(patternOf(place), pathname)) ??
		null
	);
}

/** The tab that an address belongs to: a sub-app has one for all its addresses. */
export function tabOf(places: MenuPage[], url: string): string {
	const key = keyOf(url);
	const place = findMenuPage(places, pathOf(key));
	return place && patternOf(place) !== place.path ? place.path : key;
}

export function homeOf(places: MenuPage[]): string {
	return (
		places.find((place) => place.path === HOME)?.path ??
		places.find((place) => !place.item.hidden)?.path ??
		HOME
	);
}

/** Whether an address asks for home in general, or for a home page that this person does not have. */
export function asksForHome(places: MenuPage[], pathname: string): boolean {
	return pathname === "/" || (pathname === HOME && findMenuPage(places, HOME) === null);
}

/** A group's own path leads to its redirect, else to its first visible page. */
export function redirectOf(menu: readonly MenuItem[], pathname: string): string | null {
	for (const item of menu) {
		if (item.path === pathname && item.children?.length) {
			const first = menuPages(item.children).find((place) => !place.item.hidden)?.path ?? null;
			return item.redirect && item.redirect !== item.path ? item.redirect : first;
		}
		const below = item.children ? redirectOf(item.children, pathname) : null;
		if (below) return below;
	}
	return null;
}
