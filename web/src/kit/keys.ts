/**
 * The keys of what is on screen, told by the pages themselves, and who may take a key press: nothing fires while a person
 * types, composes with an input method, or stands in a dialog or menu.
 */
import { useEffect } from "react";
import { cell, changeCell, useCell, writeCell } from "./state";
import type { Pair } from "./text";

export interface KeyLine {
	/** As printed on the keys; several mean "one of these". */
	keys: readonly string[];
	words: Pair;
}

export interface KeyGroup {
	title: Pair;
	lines: readonly KeyLine[];
}

const groupsCell = cell<readonly KeyGroup[]>([]);
const shownCell = cell(false);

/** Announces the keys of a page for as long as it is on screen; a page in a tab behind has none. */
export function usePageKeys(title: Pair, lines: readonly KeyLine[], active = true): void {
	useEffect(() => (active ? registerKeys({ title, lines }) : undefined), [title, lines, active]);
}

export function registerKeys(group: KeyGroup): () => void {
	changeCell(groupsCell, (groups) => [...groups, group]);
	return () => changeCell(groupsCell, (groups) => groups.filter((one) => one !== group));
}

/** What is registered now; the page that came last stands first. */
export function useKeyGroups(): KeyGroup[] {
	return [...useCell(groupsCell)].reverse();
}

export const showKeys = () => writeCell(shownCell, true);
export const hideKeys = () => writeCell(shownCell, false);
export const useKeysShown = () => useCell(shownCell);

/** While an input method composes, its keys are its own. */
export function isComposing(event: KeyboardEvent): boolean {
	return event.isComposing || event.keyCode === 229;
}

export function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			/^(TEXTAREA|SELECT)$/.test(target.tagName) ||
			(target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio") ||
			target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)
	);
}

/** A button or link takes Enter and Space for itself. */
export function isControl(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.closest("button, a, input, [role=tab]") !== null;
}

/** A menu or dialog on top takes the keys, also where the focus is not inside it. */
export function overlayOpen(): boolean {
	return (
		document.querySelector(
			".ant-modal-wrap:not([style*='display: none']), .ant-drawer-open .ant-drawer-mask, .ant-dropdown:not(.ant-dropdown-hidden), .ant-select-dropdown:not(.ant-select-dropdown-hidden)",
		) !== null
	);
}

/** ⌘ where the keyboard has it. */
export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");
export const CONTROL = isApple ? "⌘" : "Ctrl";
