/** The phone page's few addresses; two levels at most, so the browser's own back button is the whole navigation. */
import { useSyncExternalStore } from "react";

const CHANGED = "phone-route";

function watch(heard: () => void): () => void {
	addEventListener("popstate", heard);
	addEventListener(CHANGED, heard);
	return () => {
		removeEventListener("popstate", heard);
		removeEventListener(CHANGED, heard);
	};
}

export function useAddress(): URL {
	return new URL(useSyncExternalStore(watch, () => location.href));
}

export function go(to: string, { replace = false } = {}): void {
	history[replace ? "replaceState" : "pushState"]({ inside: true }, "", to);
	dispatchEvent(new Event(CHANGED));
	scrollTo(0, 0);
}

export const HOME = "/m/housekeeping";
export const orderAddress = (id: string) => `${HOME}?order=${id}`;

/** Back to the list: by history when we came from it, so that its scroll is kept. */
export function goBack(): void {
	if ((history.state as { inside?: boolean } | null)?.inside) history.back();
	else go(HOME, { replace: true });
}
