/** An open drawer or dialog of a page keeps the focus for itself; the panel lies over it and is to be typed in all the same. */
import { type RefObject, useEffect } from "react";

/** What the panel opens elsewhere in the document. */
const LAYERS = ".ant-popover, .ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown";

export function useFreeFocus(panel: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		// The keeper listens at the window, so what happens here must not get there.
		const entered = (event: FocusEvent) => {
			const target = event.target instanceof Element ? event.target : null;
			if (target && (panel.current?.contains(target) || target.closest(LAYERS))) event.stopPropagation();
		};
		document.addEventListener("focusin", entered);
		return () => document.removeEventListener("focusin", entered);
	}, [panel]);
}
