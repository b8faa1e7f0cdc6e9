/** Whether the person looks at this window, and at its chat. */
import { useSyncExternalStore } from "react";
import { readCell } from "@/kit/state";
import { chatPanelAtom, openedNow } from "../open";

const hasEyes = (): boolean => document.visibilityState === "visible" && document.hasFocus();

function watch(listener: () => void): () => void {
	window.addEventListener("focus", listener);
	window.addEventListener("blur", listener);
	document.addEventListener("visibilitychange", listener);
	return () => {
		window.removeEventListener("focus", listener);
		window.removeEventListener("blur", listener);
		document.removeEventListener("visibilitychange", listener);
	};
}

export const useEyes = (): boolean => useSyncExternalStore(watch, hasEyes);
export const isLookingAt = (id: string): boolean =>
	hasEyes() && readCell(chatPanelAtom) === 1 && openedNow() === id;
