/** What may not be touched: the whole table, a column, a row by rule or by id. */
import { sameValue } from "./tracker";
import type { DisabledRows, GridColumn, GridOptions, GridRow } from "./types";
import { isShownOnly } from "./values";

type Locks = Pick<GridOptions, "disabled" | "disabledRows" | "disabledRowIds">;

/** A row of one of the named values; such rows can't be selected either. */
export function isRowDisabled(row: GridRow, { disabledRows, disabledRowIds }: Locks): boolean {
	return (disabledRowIds?.includes(row.id) ?? false) || matchesRule(row, disabledRows);
}

function matchesRule(row: GridRow, rule: DisabledRows | undefined): boolean {
	return Object.entries(rule ?? {}).some(([key, wanted]) =>
		(Array.isArray(wanted) ? wanted : [wanted]).some((one) => sameValue(one, row[key])),
	);
}

export function isCellDisabled(row: GridRow, column: GridColumn, locks: Locks): boolean {
	if (locks.disabled || isShownOnly(column) || isRowDisabled(row, locks)) return true;
	return typeof column.disabled === "function" ? column.disabled(row) : (column.disabled ?? false);
}

/** Whether the button of a code is not shown. */
export function isExcluded(code: string, options: Pick<GridOptions, "codePrefix" | "excludeCodes">): boolean {
	const { codePrefix, excludeCodes } = options;
	return excludeCodes?.includes(codePrefix ? `${codePrefix}:${code}` : code) ?? false;
}
