/** What differs from what is stored: rows put in, rows taken out, cells with another value. */
import type { CellValue, GridRow } from "./types";

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

/** Nothing, an absent value and an empty text are one to a person. */
export function sameValue(one: CellValue, other: CellValue): boolean {
	if (isBlank(one) && isBlank(other)) return true;
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object") return false;
	return JSON.stringify(one) === JSON.stringify(other);
}

export const isBlank = (value: CellValue): boolean =>
	value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
