/** A row that nobody has stored yet: a temporary id and the defaults of the columns. */
import type { Columns } from "./columns";
import type { GridRow } from "./types";

const PREFIX = "new-";
let count = 0;

/** Unique in this window and among all windows. */
const BORN = crypto.getRandomValues(new Uint32Array(2)).join("");

export function temporaryId(): string {
	count += 1;
	return `${PREFIX}${BORN}-${count}`;
}

export const isTemporary = (id: string): boolean => id.startsWith(PREFIX);

export function newRow(columns: Columns, values: Partial<GridRow> = {}): GridRow {
	const row: GridRow = { id: temporaryId() };
	for (const { key, defaultValue } of columns.all) if (defaultValue !== undefined) row[key] = defaultValue;
	return { ...row, ...values, id: values.id ?? row.id };
}
