/** The page a window opens at begins to load, and to ask for what it shows, while the frame around it is still being built. */

import { asksForHome, componentOf, findPlace } from "@/engine/navigation/menu-tree";
import { groundOf } from "@/engine/navigation/places";
import { beginGrants, currentGrants } from "@/kit/session";
import { landingOf } from "./landing";
import { PAGES } from "./pages";

export async function beginFirstPage(pathname: string): Promise<void> {
	const grants = currentGrants() ?? (await beginGrants());
	if (grants.agreements?.length) return;
	const { places } = groundOf(grants);
	const place = findPlace(places, asksForHome(places, pathname) ? landingOf(places, grants.home) : pathname);
	const registered = place && PAGES[componentOf(place.item)];
	const { begin } = (await registered?.load()) ?? {};
	begin?.();
}
