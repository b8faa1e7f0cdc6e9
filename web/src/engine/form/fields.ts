/** Which fields a form has, and what it starts with. */
import type { Describe, Field, Row } from "../describe";

export type Values = Record<string, unknown>;

export function formFields(describe: Describe, row: Row | null = null): Field[] {
	return describe.fields.filter(
		(field) => (!field.readOnly || (field.locked && row !== null)) && !field.hide.includes("form"),
	);
}

export function firstValues(fields: Field[], row: Row | null, fixed: Record<string, string>): Values {
	if (row) return Object.fromEntries(fields.map((field) => [field.key, row[field.key] ?? null]));
	return Object.fromEntries(fields.map((field) => [field.key, fixed[field.key] ?? field.default ?? null]));
}
