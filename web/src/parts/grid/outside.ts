/** A press outside of the table ends editing; menus and dialogs of its cells stand elsewhere in the page but belong to it. */
import { useEffect, useRef } from "react";
import type { GridModel } from "./model";

export function useOutside(grid: GridModel): { onMouseDownCapture(): void } {
	const inside = useRef(false);
	useEffect(() => {
		const begun = () => {
			inside.current = false;
		};
		const ended = () => {
			if (!inside.current && grid.cursor.active) grid.leave();
		};
		document.addEventListener("mousedown", begun, { capture: true });
		window.addEventListener("mousedown", ended);
		return () => {
			document.removeEventListener("mousedown", begun, { capture: true });
			window.removeEventListener("mousedown", ended);
		};
	}, [grid]);
	return {
		onMouseDownCapture: () => {
			inside.current = true;
		},
	};
}
