/** Dialogs of the domains that choose rows of one resource better than a list of names does. */
import type { ComponentType, LazyExoticComponent } from "react";
import type { Row } from "../describe";

export interface PickerProps {
	/** What is chosen already: ids, with names where they are known. */
	chosen: Row[];
	many?: boolean;
	/** Whole rows as far as they are known: which of their values is kept is the field's business. */
	choose: (rows: Row[]) => void;
	close: () => void;
}

export interface Picker {
	/** Its calls need this right. */
	needs: string;
	title: () => string;
	Dialog: LazyExoticComponent<ComponentType<PickerProps>>;
	/** The field is read only and opens the dialog; else names can be typed beside the button. */
	readOnly?: boolean;
}

const pickers = new Map<string, Picker>();

/** Domains' tables are handed over once, at start; the key is the path of the resource. */
export function registerPickers(table: Readonly<Record<string, Picker>>): void {
	for (const [path, picker] of Object.entries(table)) pickers.set(path, picker);
}

export const pickerOf = (path: string | undefined): Picker | undefined => pickers.get(path ?? "");
