/** Blocks of cells: what a copy holds, and which changes a paste, a fill or a deletion comes to. */
import type { Columns } from "./columns";
import type { Range } from "./cursor";
import type { CellValue, GridChange, GridColumn, GridRow } from "./types";
import { isChoice, onOff, readText, sameValue, textOf } from "./values";

export interface Ground {
	columns: Columns;
	rows: readonly GridRow[];
	/** false: the cell is left as it is. */
	mayEdit(row: GridRow, column: GridColumn): boolean;
	/** A row with its defaults, or null where none may be added. */
	newRow(): GridRow | null;
}

export interface Planned {
	changes: GridChange[];
	/** The cells that were covered, so that they can be marked. */
	range: Range;
	added: number;
	/** Cells that could not take what was meant for them: locked, or the text says nothing they can hold. */
	refused: number;
}

/** A copied cell: its text for other programs, its value for a table of ours. */
export interface Copied {
	text: string;
	value?: CellValue;
	type?: string;
}

export function copyBlock({ columns, rows }: Ground, range: Range): Copied[][] {
	return rows.slice(range.top, range.bottom + 1).map((row) =>
		columns.shown.slice(range.left, range.right + 1).map((column) => {
			const value = column.secret ? undefined : row[column.key];
			return { text: textOf(value, column, columns.namesOf(column)), value, type: column.type };
		}),
	);
}

/** One value, or a block that goes into the range a whole number of times, fills the range. */
function spread(block: readonly Copied[][], range: Range): { height: number; width: number } {
	const size = { height: block.length, width: Math.max(...block.map((line) => line.length)) };
	const room = { height: range.bottom - range.top + 1, width: range.right - range.left + 1 };
	return {
		height: room.height % size.height === 0 ? Math.max(room.height, size.height) : size.height,
		width: room.width % size.width === 0 ? Math.max(room.width, size.width) : size.width,
	};
}

export function planPaste(ground: Ground, range: Range, block: readonly Copied[][]): Planned {
	const { columns, rows } = ground;
	const { height, width } = spread(block, range);
	const right = Math.min(range.left + width, columns.shown.length) - 1;
	const plan: Planned = {
		changes: [],
		range: { ...range, bottom: range.top, right },
		added: 0,
		refused: 0,
	};
	const fresh: GridRow[] = [];
	for (let line = 0; line < height; line += 1) {
		const stored = rows[range.top + line];
		const row = stored ?? ground.newRow();
		if (!row) break;
		const copied = block[line % block.length] as Copied[];
		for (let at = range.left; at <= right; at += 1) {
			const cell = copied[(at - range.left) % Math.max(copied.length, 1)];
			if (cell && (copied.length > at - range.left || width > copied.length))
				put(ground, row, columns.shown[at] as GridColumn, cell, stored ? plan : null, plan);
		}
		if (!stored) fresh.push(row);
		plan.range.bottom = range.top + line;
	}
	if (fresh.length > 0) plan.changes.push({ op: "insert", rows: fresh, at: rows.length });
	plan.added = fresh.length;
	return plan;
}

/** Into a stored row as a change, into a fresh one directly. */
function put(
	ground: Ground,
	row: GridRow,
	column: GridColumn,
	cell: Copied,
	kept: Planned | null,
	plan: Planned,
): void {
	const value = valueFor(ground, column, cell);
	if (value === undefined || !ground.mayEdit(row, column)) {
		if (cell.text !== "") plan.refused += 1;
		return;
	}
	if (!kept) row[column.key] = value;
	else if (!sameValue(row[column.key], value))
		kept.changes.push({ op: "set", id: row.id, key: column.key, old: row[column.key], value });
}

function valueFor(
	{ columns }: Ground,
	column: GridColumn,
	{ text, value, type }: Copied,
): CellValue | undefined {
	if (type === column.type && value !== undefined && !isChoice(column)) return value;
	return readText(text, column, columns.namesOf(column));
}

/** Repeats the lines of the range below it, down to `to`. */
export function planFill(ground: Ground, range: Range, to: number): Planned {
	const { columns, rows } = ground;
	const plan: Planned = { changes: [], range: { ...range, bottom: to }, added: 0, refused: 0 };
	const height = range.bottom - range.top + 1;
	for (let at = range.bottom + 1; at <= to; at += 1) {
		const row = rows[at];
		const source = rows[range.top + ((at - range.top) % height)];
		if (!row || !source) break;
		for (const column of columns.shown.slice(range.left, range.right + 1)) {
			const value = source[column.key];
			if (!ground.mayEdit(row, column)) plan.refused += 1;
			else if (!sameValue(row[column.key], value))
				plan.changes.push({ op: "set", id: row.id, key: column.key, old: row[column.key], value });
		}
	}
	return plan;
}

export function planClear(ground: Ground, range: Range): Planned {
	const plan: Planned = { changes: [], range, added: 0, refused: 0 };
	for (const row of ground.rows.slice(range.top, range.bottom + 1))
		for (const column of ground.columns.shown.slice(range.left, range.right + 1)) {
			const value = column.type === "checkbox" ? onOff(column)[1] : null;
			if (sameValue(row[column.key], value)) continue;
			if (!ground.mayEdit(row, column)) plan.refused += 1;
			else plan.changes.push({ op: "set", id: row.id, key: column.key, old: row[column.key], value });
		}
	return plan;
}

/** Blocks of cells as spreadsheets put them on the clipboard: tabs, line ends, and quotes around what holds either. */
export function readBlock(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < text.length) {
		const [field, next] = text[at] === '"' ? quoted(text, at) : plain(text, at);
		row.push(field);
		const stop = text[next];
		if (stop === "\t") {
			at = next + 1;
			if (at === text.length) row.push("");
			continue;
		}
		rows.push(row);
		row = [];
		at = next + (text.startsWith("\r\n", next) ? 2 : 1);
	}
	if (row.length > 0) rows.push(row);
	return rows;
}

function plain(text: string, from: number): [string, number] {
	let at = from;
	while (at < text.length && text[at] !== "\t" && text[at] !== "\n" && text[at] !== "\r") at += 1;
	return [text.slice(from, at), at];
}

/** What follows a closing quote other than a field's end was no quoting at all: "5\" pipe" stays as it is. */
function quoted(text: string, from: number): [string, number] {
	let field = "";
	let at = from + 1;
	while (at < text.length) {
		if (text[at] !== '"') {
			field += text[at];
			at += 1;
		} else if (text[at + 1] === '"') {
			field += '"';
			at += 2;
		} else {
			const after = text[at + 1];
			if (after === undefined || after === "\t" || after === "\n" || after === "\r")
				return [field.replace(/\r\n?/g, "\n"), at + 1];
			break;
		}
	}
	return plain(text, from);
}

export function writeBlock(rows: readonly (readonly string[])[]): string {
	return rows.map((row) => row.map(writeField).join("\t")).join("\r\n");
}

function writeField(text: string): string {
	return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
