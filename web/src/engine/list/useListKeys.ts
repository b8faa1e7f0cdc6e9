/** Keys of a list: "/" search, "n" new, "r" refresh; never while typing or in a dialog. */
import { useEffect } from "react";
import { can, type Describe } from "../describe";

interface Keys {
	describe: Describe;
	add: () => void;
	refresh: () => void;
}

export function useListKeys(enabled: boolean, { describe, add, refresh }: Keys): void {
	useEffect(() => {
		if (!enabled) return;
		const pressed = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
				return;
			if (event.key === "/") {
				event.preventDefault();
				firstFilter()?.focus();
			} else if (event.key === "n" && can(describe, "add")) {
				event.preventDefault();
				add();
			} else if (event.key === "r") refresh();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [enabled, describe, add, refresh]);
}

function firstFilter(): HTMLElement | undefined {
	return [...document.querySelectorAll<HTMLElement>("[data-gj-filter]")].find(
		(one) => one.offsetParent !== null,
	);
}

function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
			target.closest('[role="dialog"]') !== null)
	);
}
