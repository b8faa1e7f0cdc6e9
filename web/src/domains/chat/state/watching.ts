/** Whether the person looks at this window, and at its chat. */
import { useSyncExternalStore } from "react";
import { readCell } from "@/kit/state";
import { chatPanelAtom, openedNow } from "../open";

const hasEyes = (): boolean => document.visibilityState === "visible" && document.hasFocus();

function watch(heard: () => void): () => void {
	window.addEventListener("focus", heard);
	window.addEventListener("blur", heard);
	document.addEventListener("visibilitychange", heard);
	return () => {
		window.removeEventListener("focus", heard);
		window.removeEventListener("blur", heard);
		document.removeEventListener("visibilitychange", heard);
	};
}

export const useEyes = (): boolean => useSyncExternalStore(watch, hasEyes);
export const isLookingAt = (id: string): boolean =>
	hasEyes() && readCell(chatPanelAtom) === 1 && openedNow() === id;
