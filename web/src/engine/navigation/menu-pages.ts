/** All pages of the signed-in person, read from the menu once for each menu. */

import { type Grants, type MenuItem, useGrants } from "@/kit/session";
import { type MenuPage, menuPages, withOwn } from "./menu-tree";
import { OWN_IN_MENU, OWN_PAGES } from "./own-pages";

export interface Ground {
	menu: MenuItem[];
	places: MenuPage[];
}

const NOWHERE: Ground = { menu: [], places: [] };
const known = new WeakMap<Grants, Ground>();

export function groundOf(grants: Grants): Ground {
	const before = known.get(grants);
	if (before) return before;
	const menu = withOwn(grants.menu, OWN_IN_MENU);
	const ground = { menu, places: menuPages([...menu, ...OWN_PAGES]) };
	known.set(grants, ground);
	return ground;
}

const pagesOf = new WeakMap<readonly MenuPage[], ReadonlyMap<string, string>>();

/** Each resource's own list, where its records open. */
export function recordPages(places: readonly MenuPage[]): ReadonlyMap<string, string> {
	const before = pagesOf.get(places);
	if (before) return before;
	const pages = new Map<string, string>();
	for (const { path, item } of places) {
		const resource = item.meta.resource;
		if (resource && !/[:*]/.test(path) && !pages.has(resource)) pages.set(resource, path);
	}
	pagesOf.set(places, pages);
	return pages;
}

export function useMenuPages(): MenuPage[] {
	const grants = useGrants();
	return (grants ? groundOf(grants) : NOWHERE).places;
}

/** Where the records of a resource open; undefined where this person has no page for them. */
export function useRecordPage(resource: string | undefined): string | undefined {
	const pages = recordPages(useMenuPages());
	return resource === undefined ? undefined : pages.get(resource);
}
