/** What a person's screen is like: the two widths at which the layout changes, and whether things may move on it. */
import { useSyncExternalStore } from "react";

export type Screen = "desktop" | "tablet" | "phone";
const tablet = window.matchMedia("(max-width: 1087.99px)");
const phone = window.matchMedia("(max-width: 767.99px)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export const wantsLessMotion = (): boolean => still.matches;

const current = (): Screen => (phone.matches ? "phone" : tablet.matches ? "tablet" : "desktop");

function watch(listener: () => void): () => void {
	tablet.addEventListener("change", listener);
	phone.addEventListener("change", listener);
	return () => {
		tablet.removeEventListener("change", listener);
		phone.removeEventListener("change", listener);
	};
}

export function useScreen(): Screen {
	return useSyncExternalStore(watch, current);
}
