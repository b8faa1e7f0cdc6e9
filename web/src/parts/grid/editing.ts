/** The one cell that is being edited: begun, typed into, kept or given up. */
import type { Checker } from "./checker";
import type { Cursor, EditMode } from "./cursor";
import { mayType, numberOf } from "./numbers";
import type { RowStore } from "./store";
import type { CellPlace, CellValue, GridColumn } from "./types";
import { isNumber, isOn, isText, onOff } from "./values";

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
