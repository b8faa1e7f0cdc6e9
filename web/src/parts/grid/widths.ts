/** Sizes of the table: fixed by type, shared where nothing is said. */
import type { ColumnType, GridColumn } from "./types";

export const ROW_HEIGHT = 61;
export const MAX_HEIGHT = 400;
export const HEAD_HEIGHT = 44;
export const NUMBER_WIDTH = 60;
export const HANDLE_WIDTH = 40;
export const FALLBACK_WIDTH = 120;
const SHARE = 0.92;

const BY_TYPE: Partial<Record<ColumnType, number>> = { datetime: 200, sel_user: 220, sel_depart: 160 };
const LEAST: Partial<Record<ColumnType, number>> = {
	date: 135,
	jdate: 135,
	datetime: 190,
	sel_user: 190,
	sel_depart: 190,
};

/** The column of the boxes is wider where the line of sums has its name in it. */
export const selectWidth = (statistics: boolean): number => (statistics ? 60 : 40);

/** `room` is the width of the whole table, 0 while nobody knows it. */
export function widthOf(column: GridColumn, room: number, visible: number): number {
	const least = Math.max(LEAST[column.type] ?? 0, column.minWidth ?? 0);
	return Math.max(least, chosenWidth(column, room) ?? BY_TYPE[column.type] ?? shareOf(room, visible));
}

function chosenWidth({ width }: GridColumn, room: number): number | null {
	if (width === undefined || width === "") return null;
	if (typeof width === "number") return width;
	const size = Number.parseFloat(width);
	if (Number.isNaN(size)) return null;
	return width.trim().endsWith("%") ? Math.floor((room * size) / 100) || null : size;
}

function shareOf(room: number, visible: number): number {
	const share = Math.floor((room * SHARE) / Math.max(visible, 1));
	return share > FALLBACK_WIDTH ? share : FALLBACK_WIDTH;
}
