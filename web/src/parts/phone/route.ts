/** The addresses of a phone page; two levels at most, so the browser's own back button is the whole navigation. */
import { useSyncExternalStore } from "react";

const CHANGED = "phone-route";

function watch(listener: () => void): () => void {
	addEventListener("popstate", listener);
	addEventListener(CHANGED, listener);
	return () => {
		removeEventListener("popstate", listener);
		removeEventListener(CHANGED, listener);
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

/** Back to where one came from inside the page, by history so that its scroll is kept; else to `home`. */
export function goBack(home: string): void {
	if ((history.state as { inside?: boolean } | null)?.inside) history.back();
	else go(home, { replace: true });
}
