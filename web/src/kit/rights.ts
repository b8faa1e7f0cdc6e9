/** May the signed-in person do this? The server decides again; this only keeps dead buttons off the screen. */
import { type AuthItem, currentGrants, type Grants, useGrants } from "./session";

const namesOf = (item: AuthItem) => item.action.split(",").map((name) => name.trim());
const names = (item: AuthItem, code: string) => namesOf(item).includes(code);

/** A control that is configured but switched off is free for all; else the person's own list must name it. */
export function allows(grants: Grants | null, code: string | null | undefined): boolean {
	if (!code) return true;
	if (!grants) return false;
	if (grants.isSuper || grants.codes?.includes(code)) return true;
	const free = grants.allAuth?.some((item) => item.type !== "2" && item.status === "0" && names(item, code));
	return Boolean(free) || grants.auth.some((item) => item.type !== "2" && names(item, code));
}

export function may(code: string | null | undefined): boolean {
	return allows(currentGrants(), code);
}

/** `const may = useMay(); … may("rental:order:checkIn")` */
export function useMay(): (code: string | null | undefined) => boolean {
	const grants = useGrants();
	return (code) => allows(grants, code);
}

/**
 * What a menu's prefix keeps from this person: the rest after "prefix:" of every entry of type "1" that is configured and in
 * force, and that their own list does not name. `excluded("online:order")` may give ["add", "batch_delete"].
 */
export function excludedUnder(grants: Grants | null, prefix: string): string[] {
	if (!grants || grants.isSuper || !prefix) return [];
	const start = prefix.endsWith(":") ? prefix : `${prefix}:`;
	const below = (items: AuthItem[] | undefined) =>
		(items ?? [])
			.filter((item) => item.type === "1")
			.flatMap(namesOf)
			.filter((name) => name.startsWith(start));
	const held = new Set([...below(grants.auth), ...(grants.codes ?? [])]);
	const inForce = grants.allAuth?.filter((item) => item.status === "1");
	return [...new Set(below(inForce))]
		.filter((name) => !held.has(name))
		.map((name) => name.slice(start.length));
}

export const useExcludedUnder = (prefix: string): string[] => excludedUnder(useGrants(), prefix);

/**
 * Nothing can be changed now, whoever asks: the organisation is read only, its term is over, or this is a visit. Rights to
 * change are gone from the grants then; this is for what needs no right, such as writing a message.
 */
export const isReadOnly = (): boolean => Boolean(currentGrants()?.readOnly);

export const useReadOnly = (): boolean => Boolean(useGrants()?.readOnly);
