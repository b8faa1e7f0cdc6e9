/** Ctrl+Z where no page has a use of its own for it: the newest of my acts, whichever window it was done in. */
import { useEffect } from "react";
import { loadChunk } from "@/kit/chunk";
import { isComposing, isTyping, overlayOpen } from "@/kit/keys";

/** Asks in words before it takes anything back. */
export async function undoNewest(): Promise<void> {
	const recent = await loadChunk(() => import("./recent"));
	await recent.undoNewest();
}

/** A page that is on screen hears the same key and goes first, whichever of both listened earlier. */
export function useUndoKey(): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
			if (event.key.toLowerCase() !== "z" || isComposing(event) || isTyping(event.target) || overlayOpen())
				return;
			setTimeout(() => {
				if (!event.defaultPrevented) void undoNewest();
			});
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, []);
}
