/** The page a window opens at begins to load, and to ask for what it shows, while the frame around it is still being built. */

import { groundOf } from "@/engine/navigation/menu-pages";
import { asksForHome, componentOf, findMenuPage } from "@/engine/navigation/menu-tree";
import { beginGrants, currentGrants } from "@/kit/session";
import { landingOf } from "./landing";
import { PAGES } from "./pages";

export async function beginFirstPage(pathname: string): Promise<void> {
	const grants = currentGrants() ?? (await beginGrants());
	if (grants.agreements?.length || grants.secondFactorDue) return;
	const { places } = groundOf(grants);
	const place = findMenuPage(
		places,
		asksForHome(places, pathname) ? landingOf(places, grants.home) : pathname,
	);
	const registered = place && PAGES[componentOf(place.item)];
	const { begin } = (await registered?.load()) ?? {};
	begin?.();
}
