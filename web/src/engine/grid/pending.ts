/**
 * What was done in the grid and is not stored yet: waiting, under way, refused, or in clash with somebody else's value.
 * Pure bookkeeping: nothing here knows time, network or screen.
 */
import type { GridChange } from "@/parts/grid";
import { cellOf, same } from "./placing";
import { type Effects, settle } from "./settle";
import { type Batch, type CellEdit, type CellsAnswer, type Clashed, MOST_CELLS } from "./wire";

export class Pending {
	readonly edits = new Map<string, CellEdit>();
	readonly inserts = new Map<string, Record<string, unknown>>();
	readonly removes = new Set<string>();
	/** Deleted here and stored so: an undo brings them back. */
	readonly deleted = new Set<string>();
	readonly restores = new Set<string>();
	/** Rows that the server refused: they wait for a change. */
	readonly held = new Set<string>();
	readonly clashes = new Map<string, Clashed>();
	/** New rows that were removed while they were under way. */
	readonly unwanted = new Set<string>();
	sent: Batch | null = null;

	/** `needs`: what a new row must hold before it is worth sending. */
	constructor(private readonly needs: readonly string[] = []) {}

	take(changes: readonly GridChange[]): void {
		for (const change of changes) {
			if (change.op === "set") this.set(change);
			else if (change.op === "insert") for (const row of change.rows) this.insert(row);
			else if (change.op === "remove") for (const id of change.ids) this.remove(id);
		}
	}

	private set({ id, key, old, value }: CellEdit): void {
		if (key.endsWith("_dictText")) return;
		this.held.delete(id);
		const row = this.inserts.get(id);
		if (row) {
			row[key] = value;
			return;
		}
		const place = cellOf(id, key);
		const clash = this.clashes.get(place);
		this.clashes.delete(place);
		const under = this.underWay(id, key);
		const base = clash ? clash.theirs : under ? under.value : (this.edits.get(place)?.old ?? old);
		if (same(base, value)) this.edits.delete(place);
		else this.edits.set(place, { id, key, old: base, value });
	}

	private underWay(id: string, key: string): { value: unknown } | undefined {
		const fresh = this.sent?.inserts.find((one) => one.tempId === id);
		if (fresh) return { value: fresh.values[key] };
		return this.sent?.edits.find((one) => one.id === id && one.key === key);
	}

	private insert({ id, ...values }: { id: string } & Record<string, unknown>): void {
		if (this.removes.delete(id)) return;
		if (this.deleted.has(id) || this.sent?.removes.includes(id)) this.restores.add(id);
		else this.inserts.set(id, stored(values));
	}

	private remove(id: string): void {
		this.held.delete(id);
		this.dropRow(id);
		if (this.inserts.delete(id) || this.restores.delete(id)) return;
		if (this.sent?.inserts.some((one) => one.tempId === id)) this.unwanted.add(id);
		else this.removes.add(id);
	}

	dropRow(id: string): void {
		for (const [place, edit] of this.edits) if (edit.id === id) this.edits.delete(place);
		for (const [place, clash] of this.clashes) if (clash.id === id) this.clashes.delete(place);
	}

	choose(clash: { id: string; key: string }, choice: "mine" | "theirs"): Clashed | undefined {
		const place = cellOf(clash.id, clash.key);
		const known = this.clashes.get(place);
		this.clashes.delete(place);
		if (known && choice === "mine")
			this.edits.set(place, { id: known.id, key: known.key, old: known.theirs, value: known.mine });
		return known;
	}

	/** What can be sent now, as much as one call takes; it counts as under way until `settle` or `giveBack`. */
	next(): Batch | null {
		if (this.sent) return null;
		const batch: Batch = { edits: [], inserts: [], removes: [] };
		let room = MOST_CELLS;
		for (const id of this.removes) {
			if (room-- <= 0) break;
			batch.removes.push(id);
		}
		for (const [place, edit] of this.edits) {
			if (this.held.has(edit.id)) continue;
			if (room-- <= 0) break;
			batch.edits.push(edit);
			this.edits.delete(place);
		}
		for (const [tempId, values] of this.inserts) {
			if (this.held.has(tempId) || this.needs.some((key) => same(values[key], null))) continue;
			room -= Math.max(1, Object.keys(values).length);
			if (room < 0) break;
			batch.inserts.push({ tempId, values });
			this.inserts.delete(tempId);
		}
		for (const id of batch.removes) this.removes.delete(id);
		if (batch.edits.length + batch.inserts.length + batch.removes.length === 0) return null;
		this.sent = batch;
		return batch;
	}

	settle(answer: CellsAnswer): Effects {
		return settle(this, answer);
	}

	/** The call did not get through: what was under way waits again, under what was done since. */
	giveBack(): void {
		const batch = this.sent;
		this.sent = null;
		if (!batch) return;
		for (const edit of batch.edits) this.waitAgain(edit);
		for (const row of batch.inserts) this.insertAgain(row.tempId, row.values);
		for (const id of batch.removes) if (!this.restores.delete(id)) this.removes.add(id);
	}

	/** The call was refused for what it says: its cells wait until one of their row is changed, its rows are not removed. */
	holdBack(): void {
		const batch = this.sent;
		this.giveBack();
		if (!batch) return;
		for (const { id } of batch.edits) this.held.add(id);
		for (const { tempId } of batch.inserts) this.held.add(tempId);
		for (const id of batch.removes) this.removes.delete(id);
	}

	waitAgain(edit: CellEdit): void {
		const place = cellOf(edit.id, edit.key);
		const later = this.edits.get(place);
		if (this.removes.has(edit.id)) return;
		const value = later ? later.value : edit.value;
		if (same(value, edit.old)) this.edits.delete(place);
		else this.edits.set(place, { ...edit, value });
	}

	insertAgain(tempId: string, values: Record<string, unknown>): void {
		if (this.unwanted.delete(tempId)) return;
		const merged = { ...values };
		for (const [place, edit] of this.edits) {
			if (edit.id !== tempId) continue;
			merged[edit.key] = edit.value;
			this.edits.delete(place);
		}
		this.inserts.set(tempId, merged);
	}

	takeRestores(): string[] {
		const ids = [...this.restores].filter((id) => !this.sent?.removes.includes(id));
		for (const id of ids) {
			this.restores.delete(id);
			this.deleted.delete(id);
		}
		return ids;
	}

	/** Whether a cell shows what this person did rather than what is stored. */
	isMine(id: string, key: string): boolean {
		const place = cellOf(id, key);
		return this.edits.has(place) || this.clashes.has(place) || this.underWay(id, key) !== undefined;
	}

	isNew(id: string): boolean {
		return this.inserts.has(id) || (this.sent?.inserts.some((one) => one.tempId === id) ?? false);
	}

	isRemoved(id: string): boolean {
		return this.removes.has(id) || (this.sent?.removes.includes(id) ?? false);
	}

	/** Whether something was done to a row that is not stored. */
	touches(id: string): boolean {
		const rows = [...this.edits.values(), ...this.clashes.values(), ...(this.sent?.edits ?? [])];
		return rows.some((one) => one.id === id);
	}

	/** Cells and rows that a reload would lose. */
	get size(): number {
		const under = this.sent
			? this.sent.edits.length + this.sent.inserts.length + this.sent.removes.length
			: 0;
		return this.edits.size + this.inserts.size + this.removes.size + this.clashes.size + under;
	}

	/** All of it, to be kept over a reload. */
	snapshot(): Batch {
		const copy = new Pending();
		copy.restore({
			edits: [...this.edits.values()],
			inserts: [...this.inserts].map(([tempId, values]) => ({ tempId, values: { ...values } })),
			removes: [...this.removes],
		});
		for (const { id, key, theirs, mine } of this.clashes.values())
			copy.edits.set(cellOf(id, key), { id, key, old: unknownOf(theirs, mine), value: mine });
		copy.sent = this.sent;
		copy.giveBack();
		return {
			edits: [...copy.edits.values()],
			inserts: [...copy.inserts].map(([tempId, values]) => ({ tempId, values })),
			removes: [...copy.removes],
		};
	}

	restore(batch: Batch): void {
		for (const edit of batch.edits) this.edits.set(cellOf(edit.id, edit.key), edit);
		for (const { tempId, values } of batch.inserts) this.inserts.set(tempId, values);
		for (const id of batch.removes) this.removes.add(id);
	}
}

/** A clash that was not decided must clash again: neither of the two values is said to have been seen. */
const unknownOf = (theirs: unknown, mine: unknown) => `\u0000${String(theirs)}${String(mine)}`;

const stored = (values: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(values).filter(([key]) => !key.endsWith("_dictText")));
