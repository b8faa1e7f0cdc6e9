/** The rows and their order; every change is data, and applying one gives the change that takes it back. */
import { Emitter, KeyedEmitter } from "./emitter";
import type { CellPlace, CellValue, GridChange, GridRow } from "./types";
import { sameValue } from "./values";

/** mine: counts as inserted, removed or edited. stored: that is what the server holds now. */
export type Origin = "mine" | "stored";

export class RowStore {
	private rows = new Map<string, GridRow>();
	private ids: string[] = [];
	private places: Map<string, number> | null = null;
	private version = 0;
	readonly tracker = new Tracker();
	/** By row id. */
	readonly changed = new KeyedEmitter();
	/** Which rows there are and in which order. */
	readonly shaped = new Emitter();
	/** Anything at all. */
	readonly touched = new Emitter();

	constructor(rows: readonly GridRow[]) {
		for (const row of rows) this.rows.set(row.id, row);
		this.ids = [...this.rows.keys()];
	}

	get order(): readonly string[] {
		return this.ids;
	}

	get size(): number {
		return this.ids.length;
	}

	/** Grows with each change, so that what is computed from all rows knows when it is old. */
	get revision(): number {
		return this.version;
	}

	row(id: string): GridRow | undefined {
		return this.rows.get(id);
	}

	value(id: string, key: string): CellValue {
		return this.rows.get(id)?.[key];
	}

	idAt(index: number): string | undefined {
		return this.ids[index];
	}

	indexOf(id: string): number {
		this.places ??= new Map(this.ids.map((one, at) => [one, at]));
		return this.places.get(id) ?? -1;
	}

	all(): GridRow[] {
		return this.ids.map((id) => this.rows.get(id) as GridRow);
	}

	/** What would take the changes back comes out in the order in which it has to be applied. */
	apply(changes: readonly GridChange[], origin: Origin = "mine"): GridChange[] {
		const back: GridChange[] = [];
		const rows = new Set<string>();
		let shape = false;
		for (const change of changes) {
			back.unshift(...this.applyOne(change, origin));
			if (change.op === "set") rows.add(change.id);
			else shape = true;
		}
		this.version += 1;
		if (shape) this.shaped.tell();
		for (const id of rows) this.changed.tell(id);
		this.touched.tell();
		return back;
	}

	private applyOne(change: GridChange, origin: Origin): GridChange[] {
		switch (change.op) {
			case "set":
				return this.set(change, origin);
			case "insert":
				return this.insert(change.rows, change.at, origin);
			case "remove":
				return this.remove(change.ids, origin);
			case "move":
				return this.move(change.id, change.before);
		}
	}

	private set({ id, key, value }: CellPlace & { value: CellValue }, origin: Origin): GridChange[] {
		const row = this.rows.get(id);
		if (!row) return [];
		const old = row[key];
		this.rows.set(id, { ...row, [key]: value });
		if (origin === "mine") this.tracker.edit(id, key, old, value);
		else this.tracker.keepCell(id, key);
		return [{ op: "set", id, key, old: value, value: old }];
	}

	private insert(rows: readonly GridRow[], at: number, origin: Origin): GridChange[] {
		const fresh = rows.filter((row) => !this.rows.has(row.id));
		if (fresh.length === 0) return [];
		for (const row of fresh) {
			this.rows.set(row.id, row);
			if (origin === "mine") this.tracker.insert(row.id);
		}
		const place = Math.max(0, Math.min(at, this.ids.length));
		const ids = fresh.map((row) => row.id);
		this.reorder([...this.ids.slice(0, place), ...ids, ...this.ids.slice(place)]);
		return [{ op: "remove", ids }];
	}

	private remove(ids: readonly string[], origin: Origin): GridChange[] {
		const gone = new Set(ids.filter((id) => this.rows.has(id)));
		const back: GridChange[] = [];
		let run: GridRow[] = [];
		this.ids.forEach((id, at) => {
			if (!gone.has(id)) return;
			if (run.length === 0 || !gone.has(this.ids[at - 1] as string)) {
				run = [];
				back.push({ op: "insert", rows: run, at });
			}
			run.push(this.rows.get(id) as GridRow);
		});
		for (const id of gone) {
			const row = this.rows.get(id) as GridRow;
			this.rows.delete(id);
			if (origin === "mine") this.tracker.remove(row);
			else this.tracker.forget(id);
		}
		this.reorder(this.ids.filter((id) => !gone.has(id)));
		return back;
	}

	private move(id: string, before: string | null): GridChange[] {
		const from = this.indexOf(id);
		if (from < 0 || before === id) return [];
		const follower = this.ids[from + 1] ?? null;
		const rest = this.ids.filter((one) => one !== id);
		const found = before === null ? -1 : rest.indexOf(before);
		const at = found < 0 ? rest.length : found;
		this.reorder([...rest.slice(0, at), id, ...rest.slice(at)]);
		return [{ op: "move", id, before: follower }];
	}

	private reorder(ids: string[]): void {
		this.ids = ids;
		this.places = null;
	}

	inserted(): GridRow[] {
		return this.all().filter((row) => this.tracker.isInserted(row.id));
	}

	edited(): GridRow[] {
		return this.all().filter((row) => this.tracker.isEdited(row.id));
	}

	/** Temporary ids became stored ones. */
	rename(map: Readonly<Record<string, string>>): void {
		const next = new Map<string, GridRow>();
		for (const [id, row] of this.rows) {
			const stored = map[id];
			next.set(stored ?? id, stored ? { ...row, id: stored } : row);
		}
		this.rows = next;
		this.reorder(this.ids.map((id) => map[id] ?? id));
		for (const [old, stored] of Object.entries(map)) this.tracker.rename(old, stored);
		this.version += 1;
		this.shaped.tell();
		this.touched.tell();
	}

	markStored(cells?: readonly CellPlace[]): void {
		if (cells) for (const { id, key } of cells) this.tracker.keepCell(id, key);
		else this.tracker.clear();
		this.changed.tellAll();
		this.touched.tell();
	}
}

/** What differs from what is stored: rows put in, rows taken out, cells with another value. */
export class Tracker {
	private readonly put = new Set<string>();
	/** Removed rows, with what was edited in them, should they come back. */
	private readonly taken = new Map<string, Map<string, CellValue> | null>();
	/** By row, what the edited cells hold in the store. */
	private readonly stored = new Map<string, Map<string, CellValue>>();

	insert(id: string): void {
		if (!this.taken.has(id)) {
			this.put.add(id);
			return;
		}
		const edits = this.taken.get(id);
		this.taken.delete(id);
		if (edits) this.stored.set(id, edits);
	}

	/** A new row is just dropped. */
	remove({ id }: GridRow): void {
		const edits = this.stored.get(id) ?? null;
		this.stored.delete(id);
		if (!this.put.delete(id)) this.taken.set(id, edits);
	}

	edit(id: string, key: string, old: CellValue, value: CellValue): void {
		if (this.put.has(id)) return;
		const cells = this.stored.get(id) ?? new Map<string, CellValue>();
		if (!cells.has(key)) cells.set(key, old);
		if (sameValue(cells.get(key), value)) cells.delete(key);
		if (cells.size > 0) this.stored.set(id, cells);
		else this.stored.delete(id);
	}

	keepCell(id: string, key: string): void {
		const cells = this.stored.get(id);
		cells?.delete(key);
		if (cells?.size === 0) this.stored.delete(id);
	}

	forget(id: string): void {
		this.put.delete(id);
		this.taken.delete(id);
		this.stored.delete(id);
	}

	/** A stored row is as its server has it. */
	rename(old: string, stored: string): void {
		this.put.delete(old);
		if (this.taken.has(old)) this.taken.set(stored, null);
		this.taken.delete(old);
	}

	clear(): void {
		this.put.clear();
		this.taken.clear();
		this.stored.clear();
	}

	isInserted = (id: string): boolean => this.put.has(id);
	isEdited = (id: string): boolean => this.stored.has(id);
	isEditedCell = (id: string, key: string): boolean => this.stored.get(id)?.has(key) ?? false;
	removed = (): string[] => [...this.taken.keys()];
}
