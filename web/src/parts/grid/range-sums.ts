/** What the selected range adds up to, exactly; one cell alone says nothing. */
import type { GridModel } from "./model";
import { divide, fromUnits, isNumeric, placesOf, unitsOf } from "./numbers";
import { isBlank } from "./tracker";
import type { CellValue } from "./types";
import { isNumber } from "./values";

export interface RangeSums {
	sum: string | null;
	average: string | null;
	count: number;
}

let kept: { key: string; grid: GridModel; sums: RangeSums } | null = null;

/** Asked at each step of the cursor; reckoned anew only when range or rows are others. */
export function readRange(grid: GridModel): RangeSums | null {
	const { range } = grid.cursor;
	if (!range || (range.top === range.bottom && range.left === range.right)) return null;
	const key = [range.top, range.bottom, range.left, range.right, grid.store.revision].join(" ");
	if (kept?.key === key && kept.grid === grid) return kept.sums;
	const columns = grid.columns.shown.slice(range.left, range.right + 1);
	const values: CellValue[] = [];
	let count = 0;
	for (let at = range.top; at <= range.bottom; at += 1) {
		const row = grid.store.row(grid.store.idAt(at) ?? "");
		for (const column of columns) {
			const value = row?.[column.key];
			if (isBlank(value)) continue;
			count += 1;
			if (isNumber(column) && isNumeric(value)) values.push(value);
		}
	}
	const sums = { ...sumOf(values), count };
	kept = { key, grid, sums };
	return sums;
}

export function sumOf(values: readonly CellValue[]): { sum: string | null; average: string | null } {
	if (values.length === 0) return { sum: null, average: null };
	const scale = Math.max(...values.map(placesOf));
	const total = values.reduce<bigint>((sum, value) => sum + (unitsOf(value, scale) ?? 0n), 0n);
	const places = Math.max(scale, 2);
	return {
		sum: fromUnits(total, scale),
		average: divide(total * 10n ** BigInt(places - scale), BigInt(values.length), places),
	};
}
