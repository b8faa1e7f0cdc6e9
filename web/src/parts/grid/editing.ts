/** From a key press to a value: which cells are locked, how editing begins and ends, and how it is taken back. */
import type { Cursor, EditMode } from "./cursor";
import { Emitter } from "./emitter";
import { mayType, numberOf } from "./numbers";
import type { Checker } from "./rules";
import type { RowStore } from "./store";
import type {
	CellPlace,
	CellValue,
	DisabledRows,
	GridChange,
	GridColumn,
	GridOptions,
	GridRow,
} from "./types";
import { isNumber, isOn, isShownOnly, isText, onOff, sameValue } from "./values";

interface Host {
	store: RowStore;
	cursor: Cursor;
	checker: Checker;
	column(key: string): GridColumn | undefined;
	mayEditAt(place: CellPlace): boolean;
	refuse(place: CellPlace): void;
	set(
		place: CellPlace,
		value: CellValue,
		others?: Readonly<Record<string, CellValue>>,
		...base: [CellValue] | []
	): void;
}

/** The one cell that is being edited: begun, typed into, kept or given up. */
export class Editing {
	constructor(private readonly host: Host) {}

	private mayEdit(place: CellPlace): boolean {
		if (this.host.mayEditAt(place)) return true;
		this.host.refuse(place);
		return false;
	}

	/** What may not be edited stays as it is. `typed` takes the place of what the cell holds. */
	begin(place: CellPlace, mode: EditMode, typed: string | null = null): boolean {
		const { store, cursor } = this.host;
		const column = this.host.column(place.key);
		if (!column || !this.mayEdit(place)) return false;
		const first = typed !== null && isNumber(column) && !mayType(typed) ? "" : typed;
		const base = store.value(place.id, place.key);
		cursor.begin({ ...place, mode, first, base, draft: base, dirty: false });
		if (first === null) return true;
		if (isText(column)) this.draft(first);
		if (isNumber(column)) this.draft(numberOf(first, column.scale));
		return true;
	}

	/** By click, Enter or F2: a box is ticked, anything else opens. */
	open(place: CellPlace, byHand = true): boolean {
		const column = this.host.column(place.key);
		if (column?.type === "checkbox") return byHand && this.toggle(place);
		return this.begin(place, "opened");
	}

	toggle(place: CellPlace): boolean {
		const column = this.host.column(place.key);
		if (!column || !this.mayEdit(place)) return false;
		const [on, off] = onOff(column);
		this.host.set(place, isOn(this.host.store.value(place.id, place.key), column) ? off : on);
		return true;
	}

	/** While it is typed: kept for the end of editing, and checked. */
	draft(value: CellValue): void {
		const { session } = this.host.cursor;
		if (!session) return;
		session.draft = value;
		session.dirty = true;
		void this.host.checker.check(session.id, session.key, value);
	}

	/** What was typed goes into the cell. */
	commit(): void {
		const over = this.host.cursor.end();
		if (!over) return;
		if (over.dirty) this.host.set(over, over.draft, {}, over.base);
		this.host.checker.checkLater(over.id, over.key);
	}

	/** A choice goes into the cell at once. */
	choose(place: CellPlace, value: CellValue, others?: Readonly<Record<string, CellValue>>): void {
		const { session } = this.host.cursor;
		const base = session?.base;
		if (session) Object.assign(session, { base: value, draft: value, dirty: false });
		if (session) this.host.set(place, value, others, base);
		else this.host.set(place, value, others);
	}

	cancel(): void {
		const over = this.host.cursor.end();
		if (over) void this.host.checker.check(over.id, over.key);
	}
}

// What may not be touched: the whole table, a column, a row by rule or by id.

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

interface Step {
	done: readonly GridChange[];
	back: readonly GridChange[];
}

/** The person's own steps, each with what takes it back; what others changed meanwhile is left alone. */
export interface TakenBack {
	changes: GridChange[];
	/** Cells that somebody else has changed since. */
	left: number;
}

const LIMIT = 200;

export class History {
	private past: Step[] = [];
	private future: Step[] = [];

	readonly changed = new Emitter();

	constructor(private readonly store: RowStore) {}

	remember(done: readonly GridChange[], back: readonly GridChange[]): void {
		if (back.length === 0) return;
		this.past.push({ done, back });
		if (this.past.length > LIMIT) this.past.shift();
		this.future = [];
		this.changed.tell();
	}

	get canUndo(): boolean {
		return this.past.length > 0;
	}

	get canRedo(): boolean {
		return this.future.length > 0;
	}

	undo(): TakenBack | null {
		const step = this.past.pop();
		if (!step) return null;
		const { changes, left } = this.stillTrue(step.back);
		const back = this.store.apply(changes);
		this.future.push({ done: back, back: changes });
		this.changed.tell();
		return { changes, left };
	}

	redo(): TakenBack | null {
		const step = this.future.pop();
		if (!step) return null;
		const { changes, left } = this.stillTrue(step.done);
		const back = this.store.apply(changes);
		this.past.push({ done: changes, back });
		this.changed.tell();
		return { changes, left };
	}

	/** A set counts only where the cell still holds what the step had put there. */
	private stillTrue(changes: readonly GridChange[]): TakenBack {
		const kept = changes.filter(
			(change) => change.op !== "set" || sameValue(this.store.value(change.id, change.key), change.old),
		);
		const settled = kept.filter((change) => change.op !== "set" || this.store.row(change.id) !== undefined);
		return { changes: settled, left: changes.length - kept.length };
	}

	rename(map: Readonly<Record<string, string>>): void {
		const renamed = (step: Step): Step => ({
			done: step.done.map((change) => renameIn(change, map)),
			back: step.back.map((change) => renameIn(change, map)),
		});
		this.past = this.past.map(renamed);
		this.future = this.future.map(renamed);
	}
}

function renameIn(change: GridChange, map: Readonly<Record<string, string>>): GridChange {
	const named = (id: string) => map[id] ?? id;
	switch (change.op) {
		case "set":
			return { ...change, id: named(change.id) };
		case "insert":
			return { ...change, rows: change.rows.map((row) => ({ ...row, id: named(row.id) })) };
		case "remove":
			return { ...change, ids: change.ids.map(named) };
		case "move":
			return { ...change, id: named(change.id), before: change.before && named(change.before) };
	}
}
