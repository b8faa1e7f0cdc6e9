/** What is wrong in which cell: checked on input and change at once, after leaving a cell a little later. */
import type { Columns } from "./columns";
import { Emitter, KeyedEmitter } from "./emitter";
import { checkCell } from "./rules";
import type { RowStore } from "./store";
import { isBlank } from "./tracker";
import type { CellError, CellPlace, CellValue, GridColumn } from "./types";

export const BLUR_MS = 100;

export class Checker {
	private readonly errors = new Map<string, Map<string, string>>();
	private readonly turns = new Map<string, number>();
	private total = 0;
	private counts: { revision: number; byKey: Map<string, Map<string, number>> } = {
		revision: -1,
		byKey: new Map(),
	};
	/** By row id. */
	readonly changed = new KeyedEmitter();
	readonly counted = new Emitter();

	constructor(
		private readonly store: RowStore,
		private readonly columns: () => Columns,
	) {}

	errorOf(id: string, key: string): string | undefined {
		return this.errors.get(id)?.get(key);
	}

	get size(): number {
		return this.total;
	}

	list(): CellError[] {
		return this.store.order.flatMap((id) =>
			[...(this.errors.get(id) ?? [])].map(([key, message]) => ({ id, key, message })),
		);
	}

	/** `value` is what is being typed; without it, what the cell holds. */
	check(id: string, key: string, ...typed: [CellValue] | []): void | Promise<void> {
		const row = this.store.row(id);
		const column = this.columns().get(key);
		if (!row || !column?.validateRules?.length) return this.put(id, key, null);
		const value = typed.length > 0 ? typed[0] : row[key];
		const turn = (this.turns.get(`${id} ${key}`) ?? 0) + 1;
		this.turns.set(`${id} ${key}`, turn);
		const count = (one: CellValue) => this.countOf(column, one, row[key]);
		const found = checkCell({ value, row: { ...row, [key]: value }, column, count });
		if (!(found instanceof Promise)) return this.put(id, key, found);
		return found.then((late) => {
			if (this.turns.get(`${id} ${key}`) === turn) this.put(id, key, late);
		});
	}

	checkLater(id: string, key: string): void {
		setTimeout(() => void this.check(id, key), BLUR_MS);
	}

	/** After a change: the cells themselves, and in columns without twins those that were wrong so far. */
	follow(cells: readonly CellPlace[]): void {
		const touched = new Set<string>();
		for (const { id, key } of cells) {
			touched.add(key);
			void this.check(id, key);
		}
		for (const [id, wrong] of [...this.errors]) {
			if (!this.store.row(id)) this.forget(id);
			else
				for (const key of [...wrong.keys()])
					if (touched.has(key) && this.isUnique(key)) void this.check(id, key);
		}
	}

	async checkAll(): Promise<CellError[]> {
		const ruled = this.columns().all.filter(({ validateRules }) => validateRules?.length);
		const late: (void | Promise<void>)[] = this.list().map(({ id, key }) => this.check(id, key));
		for (const id of this.store.order) for (const { key } of ruled) late.push(this.check(id, key));
		await Promise.all(late);
		return this.list();
	}

	show(errors: readonly CellError[]): void {
		for (const { id, key, message } of errors) this.put(id, key, message);
	}

	rename(map: Readonly<Record<string, string>>): void {
		for (const [old, stored] of Object.entries(map)) {
			const wrong = this.errors.get(old);
			this.errors.delete(old);
			if (wrong) this.errors.set(stored, wrong);
		}
	}

	forget(id: string): void {
		this.total -= this.errors.get(id)?.size ?? 0;
		if (this.errors.delete(id)) this.counted.tell();
	}

	private isUnique(key: string): boolean {
		return (
			this.columns()
				.get(key)
				?.validateRules?.some(({ unique }) => unique) ?? false
		);
	}

	private put(id: string, key: string, message: string | null): void {
		const cells = this.errors.get(id);
		if ((cells?.get(key) ?? null) === message) return;
		const next = new Map(cells);
		if (message === null) next.delete(key);
		else next.set(key, message);
		if (next.size > 0) this.errors.set(id, next);
		else this.errors.delete(id);
		this.total += next.size - (cells?.size ?? 0);
		this.changed.tell(id);
		this.counted.tell();
	}

	/** How many rows would hold the value, were it in this cell. */
	private countOf(column: GridColumn, value: CellValue, held: CellValue): number {
		const counts = this.countsOf(column.key);
		const others =
			(counts.get(String(value)) ?? 0) - (!isBlank(held) && String(held) === String(value) ? 1 : 0);
		return others + 1;
	}

	private countsOf(key: string): Map<string, number> {
		if (this.counts.revision !== this.store.revision)
			this.counts = { revision: this.store.revision, byKey: new Map() };
		const kept = this.counts.byKey.get(key);
		if (kept) return kept;
		const counts = new Map<string, number>();
		for (const row of this.store.all()) {
			const value = row[key];
			if (!isBlank(value)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
		}
		this.counts.byKey.set(key, counts);
		return counts;
	}
}
