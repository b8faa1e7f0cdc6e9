/** What a domain adds to a field of a form: a check while typing, an editor of its own, a note below that reads what is typed. */
import type { ComponentType, LazyExoticComponent } from "react";
import type { EditProps } from "../kinds/types";

export interface NoteProps {
	value: string;
	/** null while the row is new. */
	rowId: string | null;
}

export interface FieldExtra {
	/** The fault in words, or null; asked again whenever the person pauses. */
	check?: (value: string, rowId: string | null) => Promise<string | null>;
	/** The field is asked for only while another has one of these values. */
	when?: { field: string; is: readonly string[] };
	/** An editor of its own in place of the kind's; what is stored stays the same. */
	Edit?: LazyExoticComponent<ComponentType<EditProps>>;
	Note?: LazyExoticComponent<ComponentType<NoteProps>>;
}

const extras = new Map<string, FieldExtra>();

/** Domains' tables are handed over once, at start; the key is "path:field". */
export function registerFieldExtras(table: Readonly<Record<string, FieldExtra>>): void {
	for (const [key, extra] of Object.entries(table)) extras.set(key, extra);
}

export const fieldExtra = (path: string, field: string): FieldExtra | undefined =>
	extras.get(`${path}:${field}`);
