/** All pages of the signed-in person, read from the menu once for each menu. */
import { OWN_IN_MENU, OWN_PAGES } from "@/app/own-pages";
import { type Grants, type MenuItem, useGrants } from "@/kit/session";
import { type Place, placesOf, withOwn } from "./menu-tree";

export interface Ground {
	menu: MenuItem[];
	places: Place[];
}

const NOWHERE: Ground = { menu: [], places: [] };
const known = new WeakMap<Grants, Ground>();

export function groundOf(grants: Grants): Ground {
	const before = known.get(grants);
	if (before) return before;
	const menu = withOwn(grants.menu, OWN_IN_MENU);
	const ground = { menu, places: placesOf([...menu, ...OWN_PAGES]) };
	known.set(grants, ground);
	return ground;
}

export function usePlaces(): Place[] {
	const grants = useGrants();
	return (grants ? groundOf(grants) : NOWHERE).places;
}
