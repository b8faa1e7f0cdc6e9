/** Where the person stands: the active cell, the range from the anchor to it, and whether the cell is being edited. */
import { Emitter } from "./emitter";
import type { CellPlace, CellValue } from "./types";

/** typed: arrows leave the cell, as after typing over it; opened: they move within the text. */
export type EditMode = "typed" | "opened";

export interface Session extends CellPlace {
	mode: EditMode;
	/** What the editor starts with, where typing began it. */
	first: string | null;
	/** What the cell held when editing began. */
	base: CellValue;
	draft: CellValue;
	dirty: boolean;
}

export interface Range {
	top: number;
	bottom: number;
	left: number;
	right: number;
}

export interface Frame {
	rows: number;
	columns: number;
	rowOf(id: string): number;
	columnOf(key: string): number;
	idAt(row: number): string | undefined;
	keyAt(column: number): string | undefined;
}

export class Cursor {
	active: CellPlace | null = null;
	anchor: CellPlace | null = null;
	session: Session | null = null;
	/** The last row of a fill that is being drawn. */
	fillTo: number | null = null;
	/** Somebody tried to edit the active cell, which is locked. */
	private refused = false;
	private box: Range | null = null;
	private row = -1;
	private column = -1;
	readonly moved = new Emitter();

	constructor(private readonly frame: () => Frame) {}

	/** Reads places anew, after a step or when rows came, went or moved. */
	refresh(): void {
		const frame = this.frame();
		const at = (place: CellPlace | null) =>
			place && { row: frame.rowOf(place.id), column: frame.columnOf(place.key) };
		const end = at(this.active);
		const start = at(this.anchor) ?? end;
		this.row = end?.row ?? -1;
		this.column = end?.column ?? -1;
		this.box =
			end && start && this.row >= 0 && this.column >= 0
				? {
						top: Math.min(end.row, start.row < 0 ? end.row : start.row),
						bottom: Math.max(end.row, start.row),
						left: Math.min(end.column, start.column < 0 ? end.column : start.column),
						right: Math.max(end.column, start.column),
					}
				: null;
		this.moved.tell();
	}

	get range(): Range | null {
		return this.box;
	}

	get place(): { row: number; column: number } | null {
		return this.box && { row: this.row, column: this.column };
	}

	put(place: CellPlace | null, extend = false): void {
		this.active = place;
		this.refused = false;
		if (!extend || !this.anchor) this.anchor = place;
		this.fillTo = null;
		this.refresh();
	}

	/** To a place by numbers, kept inside the table. */
	go(row: number, column: number, extend = false): void {
		const { rows, columns, idAt, keyAt } = this.frame();
		const id = idAt(Math.max(0, Math.min(row, rows - 1)));
		const key = keyAt(Math.max(0, Math.min(column, columns - 1)));
		if (id !== undefined && key !== undefined) this.put({ id, key }, extend);
	}

	selectAll(): void {
		const { rows, columns, idAt, keyAt } = this.frame();
		const [id, key] = [idAt(0), keyAt(0)];
		if (id === undefined || key === undefined) return;
		this.anchor = { id: idAt(rows - 1) as string, key: keyAt(columns - 1) as string };
		this.put({ id, key }, true);
	}

	drawFill(to: number | null): void {
		this.fillTo = to;
		this.moved.tell();
	}

	refuse(): void {
		this.refused = true;
		this.moved.tell();
	}

	begin(session: Session): void {
		this.session = session;
		this.moved.tell();
	}

	end(): Session | null {
		const over = this.session;
		this.session = null;
		if (over) this.moved.tell();
		return over;
	}

	rename(map: Readonly<Record<string, string>>): void {
		const named = <T extends CellPlace>(place: T | null): T | null =>
			place && { ...place, id: map[place.id] ?? place.id };
		this.active = named(this.active);
		this.anchor = named(this.anchor);
		this.session = named(this.session);
		this.refresh();
	}

	/** One number for all that a cell shows of the cursor, so that it is drawn anew only when that changes. */
	marksOf(row: number, column: number): number {
		let marks = 0;
		if (row === this.row && column === this.column)
			marks |= ACTIVE | (this.session ? EDITING : 0) | (this.refused ? REFUSED : 0);
		const box = this.box;
		if (!box || column < box.left || column > box.right) return marks;
		if (row >= box.top && row <= box.bottom) {
			if (box.top !== box.bottom || box.left !== box.right) marks |= IN_RANGE;
			if (row === box.bottom && column === box.right && !this.session) marks |= CORNER;
		}
		if (this.fillTo !== null && row > box.bottom && row <= this.fillTo) marks |= FILLING;
		return marks;
	}
}

export const ACTIVE = 1;
export const EDITING = 2;
export const IN_RANGE = 4;
export const CORNER = 8;
export const FILLING = 16;
export const REFUSED = 32;
