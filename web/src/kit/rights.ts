/** May the signed-in person do this? The server decides again; this only keeps dead buttons off the screen. */
import { type AuthItem, currentGrants, type Grants, useGrants } from "./session";

const names = (item: AuthItem, code: string) => item.action.split(",").includes(code);

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
