/** What a field chooses from: the resource, which of its values is kept, and whether several. */
import type { Field, TableCode } from "../describe";
import { textOf } from "./types";

export interface Target {
	path: string;
	/** The wire name of what is kept; empty is the id. */
	store: string;
	many: boolean;
	/** Named by a dictionary table. */
	table?: TableCode | null;
}

export function targetOf(field: Field, many: boolean): Target {
	if (field.chosen) return field.chosen;
	return { path: field.ref?.path ?? "", store: "", many };
}

export const valuesOf = (value: unknown): string[] => textOf(value).split(",").filter(Boolean);

export const joined = (values: readonly string[]): string | null => values.join(",") || null;
