/** The columns in the order in which they stand, and what their values are called. */
import type { Frozen } from "./state";
import type { RowStore } from "./store";
import type { CellValue, GridChange, GridColumn, GridOption, GridRow } from "./types";
import { type Names, namesOf, sameValue } from "./values";

export const LABEL_SUFFIX = "_dictText";

/** The columns with those held at the left that a person chose, and let go those that they did not want there. */
export function withFrozen(columns: readonly GridColumn[], frozen: Frozen): readonly GridColumn[] {
	if (Object.keys(frozen).length === 0) return columns;
	return columns.map((column) => {
		const held = frozen[column.key];
		if (held === undefined || held === (column.fixed === "left")) return column;
		const { fixed: _, ...rest } = column;
		return held ? { ...rest, fixed: "left" } : rest;
	});
}

export class Columns {
	/** Left ones first, right ones last; hidden ones have no place. */
	readonly shown: readonly GridColumn[];
	readonly order: readonly GridColumn[];
	private readonly places: ReadonlyMap<string, number>;
	private readonly byKey: ReadonlyMap<string, GridColumn>;
	private readonly learned = new Map<string, Map<string, string>>();
	private readonly known = new Map<string, Names>();

	constructor(
		readonly all: readonly GridColumn[],
		private readonly dicts: ReadonlyMap<string, readonly GridOption[]> = new Map(),
		before?: Columns,
	) {
		const visible = all.filter(({ type }) => type !== "hidden");
		const at = (fixed?: string) => visible.filter((column) => column.fixed === fixed);
		this.shown = [...at("left"), ...at(undefined), ...at("right")];
		this.order = all.filter(({ isOrder }) => isOrder);
		this.places = new Map(this.shown.map(({ key }, place) => [key, place]));
		this.byKey = new Map(all.map((column) => [column.key, column]));
		for (const [key, names] of before?.learned ?? []) this.learned.set(key, names);
	}

	get(key: string): GridColumn | undefined {
		return this.byKey.get(key);
	}

	placeOf(key: string): number {
		return this.places.get(key) ?? -1;
	}

	optionsOf({ options, dictCode }: GridColumn): readonly GridOption[] {
		return options ?? this.dicts.get(dictCode ?? "") ?? [];
	}

	namesOf(column: GridColumn): Names {
		const kept = this.known.get(column.key);
		if (kept) return kept;
		const learned = this.learned.get(column.key) ?? new Map<string, string>();
		this.learned.set(column.key, learned);
		const names = namesOf(this.optionsOf(column), learned);
		this.known.set(column.key, names);
		return names;
	}

	/** How the values of a row read, named as its list names it. */
	labelsOf(row: GridRow): Record<string, CellValue> {
		const named = [...this.learned].map(([key, names]) => [key + LABEL_SUFFIX, names.get(String(row[key]))]);
		return Object.fromEntries(named.filter(([, name]) => name !== undefined));
	}

	/** How a value reads that no option names. */
	learnedOf(key: string, value: CellValue): string | undefined {
		return this.learned.get(key)?.get(String(value));
	}

	learn(key: string, value: CellValue, label: CellValue): void {
		if (value === null || value === undefined || typeof label !== "string") return;
		const learned = this.learned.get(key) ?? new Map<string, string>();
		learned.set(String(value), label);
		this.learned.set(key, learned);
	}

	/** What others changed says how the values read: beside new rows, and as changes of the labels themselves. */
	learnFromChanges(changes: readonly GridChange[], held: RowStore): void {
		for (const change of changes) {
			if (change.op === "insert") this.learnFrom(change.rows);
			if (change.op !== "set" || !change.key.endsWith(LABEL_SUFFIX)) continue;
			const key = change.key.slice(0, -LABEL_SUFFIX.length);
			const set = changes.find((one) => one.op === "set" && one.id === change.id && one.key === key);
			this.learn(key, set?.op === "set" ? set.value : held.value(change.id, key), change.value);
		}
	}

	/** Rows of a list say beside each coded value how it reads. */
	learnFrom(rows: readonly GridRow[]): void {
		const coded = this.all.filter(({ key }) => rows.some((row) => row[key + LABEL_SUFFIX] !== undefined));
		for (const { key } of coded) for (const row of rows) this.learn(key, row[key], row[key + LABEL_SUFFIX]);
	}
}

const PREFIX = "new-";
let count = 0;

/** Unique in this window and among all windows. */
const BORN = crypto.getRandomValues(new Uint32Array(2)).join("");

/** A row that nobody has stored yet: a temporary id and the defaults of the columns. */
export function temporaryId(): string {
	count += 1;
	return `${PREFIX}${BORN}-${count}`;
}

export const isTemporary = (id: string): boolean => id.startsWith(PREFIX);

export function newRow(columns: Columns, values: Partial<GridRow> = {}): GridRow {
	const row: GridRow = { id: temporaryId() };
	for (const { key, defaultValue } of columns.all) if (defaultValue !== undefined) row[key] = defaultValue;
	return { ...row, ...values, id: values.id ?? row.id };
}

// Order columns hold the place of their row, counted from 1; they follow when rows come, go or move.

/** New rows know their places before they stand there. */
export function numberNew({ order }: Columns, rows: readonly GridRow[], at: number): void {
	for (const { key } of order)
		rows.forEach((row, step) => {
			row[key] = at + step + 1;
		});
}

/** What has to be set so that all rows hold their places. */
export function renumbered({ order }: Columns, store: RowStore): GridChange[] {
	return order.flatMap(({ key }) =>
		store.all().flatMap((row, at): GridChange[] => {
			const [old, value] = [row[key], at + 1];
			return sameValue(old, value) ? [] : [{ op: "set", id: row.id, key, old, value }];
		}),
	);
}
