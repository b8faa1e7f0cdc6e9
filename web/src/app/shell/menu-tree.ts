/** Reads the server's menu: which paths exist, what they are called, and what the sider shows. */
import { matchPath } from "react-router";
import { HOME } from "@/app/login/login-path";
import type { MenuItem } from "@/kit/session";
import { locale } from "@/kit/text";

export interface Place {
	path: string;
	item: MenuItem;
	/** From the root to the direct parent. */
	parents: MenuItem[];
}

export function titleOf(item: MenuItem): string {
	return locale() === "en" ? item.meta.titleEn || item.meta.title : item.meta.title;
}

export function isExternal(item: MenuItem): boolean {
	return /^https?:\/\//.test(item.meta.url ?? item.path);
}

/** Every item that has a page of its own; items with route "0" have none. */
export function placesOf(menu: MenuItem[], parents: MenuItem[] = []): Place[] {
	return menu.flatMap((item) => {
		const below = placesOf(item.children ?? [], [...parents, item]);
		const isGroup =
			item.component.startsWith("layouts/") || Boolean(item.children?.some((child) => !child.hidden));
		const own =
			item.route !== "0" && !isGroup && !isExternal(item) ? [{ path: item.path, item, parents }] : [];
		return [...own, ...below];
	});
}

export function findPlace(places: Place[], pathname: string): Place | null {
	return (
		places.find((place) => place.path === pathname) ??
		places.find((place) => matchPath(place.path, pathname)) ??
		null
	);
}

export function homeOf(places: Place[]): string {
	return (
		places.find((place) => place.path === HOME)?.path ??
		places.find((place) => !place.item.hidden)?.path ??
		HOME
	);
}

/** A group's own path leads to its redirect, else to its first visible page. */
export function redirectOf(menu: MenuItem[], pathname: string): string | null {
	for (const item of menu) {
		if (item.path === pathname && item.children?.length) {
			return item.redirect || (placesOf(item.children).find((place) => !place.item.hidden)?.path ?? null);
		}
		const below = item.children ? redirectOf(item.children, pathname) : null;
		if (below) return below;
	}
	return null;
}
