/** Where a window that names no page of the menu begins. */
import { homeOf, type MenuPage } from "@/engine/navigation/menu-tree";
import { isOutside } from "./outside";

/** Where a person lands who names no page: what a role of theirs set, if they have it or it is outside the menu, else home. */
export function landingOf(places: MenuPage[], wanted: string | null | undefined): string {
	if (wanted && isOutside(wanted)) return wanted;
	return places.find((place) => place.path === wanted)?.path ?? homeOf(places);
}
