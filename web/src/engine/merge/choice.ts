/** Which record stays, and from which of them each field is taken. Pure. */
import type { Describe, Field, Row } from "../describe";

export type Picks = Readonly<Record<string, string>>;

const wireKey = (field: Field) => (field.sealed ? `${field.key}_masked` : field.key);

const said = (row: Row, field: Field): string => {
	const value = row[wireKey(field)];
	return value === null || value === undefined ? "" : String(value);
};

/** The fields by which the records differ. */
export const differing = (describe: Describe, rows: readonly Row[]): Field[] =>
	describe.fields.filter(
		(field) =>
			(field.sealed || !field.secret) &&
			!field.hide.includes("detail") &&
			new Set(rows.map((row) => said(row, field))).size > 1,
	);

/** Whether a value may be taken from another record; what follows from others is only shown. */
export const isOpen = (field: Field): boolean => !field.readOnly;

/** As the server does where nothing is picked: what the record that stays says, else the first that says anything. */
export function sourceOf(field: Field, rows: readonly Row[], kept: string, picks: Picks): string {
	const picked = picks[field.key];
	if (picked && rows.some((row) => row.id === picked)) return picked;
	const first = rows.find((row) => row.id === kept && said(row, field) !== "");
	return (first ?? rows.find((row) => said(row, field) !== ""))?.id ?? kept;
}

/** What a merge is sent with. */
export function mergeBody(rows: readonly Row[], kept: string, picks: Picks) {
	return {
		kept,
		others: rows
			.filter((row) => row.id !== kept)
			.map((row) => row.id)
			.join(","),
		versions: Object.fromEntries(rows.map((row) => [row.id, row.rowVersion ?? 0])),
		fields: Object.fromEntries(
			Object.entries(picks).filter(([, source]) => rows.some((row) => row.id === source)),
		),
	};
}
