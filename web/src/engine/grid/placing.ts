/**
 * Where rows that came meanwhile stand among those that are shown. Only the server knows how a list sorts (languages,
 * several levels, what is derived), so it sorts them together with a few shown rows, and again with those in between.
 */
import type { GridChange, GridRow } from "@/parts/grid";
import type { Row } from "../describe";

/** The rows of these ids that fit the list, in its order. */
export type Ask = (ids: string[]) => Promise<Row[]>;

export interface Sorted {
	/** Those of the asked rows that fit the list. */
	rows: Row[];
	/** All ids, shown and new, as the list sorts them. */
	order: string[];
}

/** Shown rows that are sorted along in one call: three calls find a place among five thousand. */
const MARKS = 40;
const AT_ONCE = 60;

export async function sortIn(fresh: readonly string[], shown: readonly string[], ask: Ask): Promise<Sorted> {
	const rows: Row[] = [];
	let order = [...shown];
	for (let from = 0; from < fresh.length; from += AT_ONCE) {
		const found = await placeSome(fresh.slice(from, from + AT_ONCE), order, ask);
		rows.push(...found.rows);
		order = found.order;
	}
	return { rows, order };
}

/** Stands behind `low` shown rows at least and before the shown row number `high`. */
interface Place {
	id: string;
	low: number;
	high: number;
}

async function placeSome(fresh: string[], shown: readonly string[], ask: Ask): Promise<Sorted> {
	const at = new Map(shown.map((id, index) => [id, index]));
	const rows = new Map<string, Row>();
	let open: Place[] = fresh.map((id) => ({ id, low: 0, high: shown.length }));
	const placed: Place[] = [];
	while (open.length > 0) {
		const next: Place[] = [];
		for (const group of grouped(open)) {
			const answer = await narrow(group, shown, at, ask);
			for (const row of answer.rows) rows.set(row.id, row);
			next.push(...answer.places);
		}
		placed.push(...next.filter(({ low, high }) => low >= high));
		open = next.filter(({ low, high }) => low < high);
	}
	// Those of one place were sorted against each other whenever they were asked about together.
	const before = gather(placed, ({ low }) => low);
	const order: string[] = [];
	for (let index = 0; index <= shown.length; index += 1) {
		order.push(...(before.get(index) ?? []).map(({ id }) => id));
		if (index < shown.length) order.push(shown[index] as string);
	}
	return { rows: [...rows.values()], order };
}

const grouped = (open: Place[]): Place[][] => [...gather(open, ({ low, high }) => `${low} ${high}`).values()];

function gather<K>(places: readonly Place[], key: (place: Place) => K): Map<K, Place[]> {
	const found = new Map<K, Place[]>();
	for (const place of places) found.set(key(place), [...(found.get(key(place)) ?? []), place]);
	return found;
}

async function narrow(
	group: Place[],
	shown: readonly string[],
	at: ReadonlyMap<string, number>,
	ask: Ask,
): Promise<{ rows: Row[]; places: Place[] }> {
	const { low = 0, high = 0 } = group[0] ?? {};
	const marks = spread(shown.slice(low, high));
	const answer = await ask([...group.map(({ id }) => id), ...marks]);
	const wanted = new Set(group.map(({ id }) => id));
	const known = answer.some(({ id }) => !wanted.has(id));
	const rows = answer.filter(({ id }) => wanted.has(id));
	const places: Place[] = [];
	let behind = low;
	for (const { id } of answer) {
		const index = at.get(id);
		if (wanted.has(id)) places.push({ id, low: behind, high });
		else if (index !== undefined) {
			for (const one of places) if (one.high === high && index >= one.low) one.high = index;
			behind = index + 1;
		}
	}
	// Not one of the marks fits the list any more: nothing tells more about the place.
	if (!known) for (const one of places) one.high = one.low;
	return { rows, places };
}

function spread(ids: readonly string[]): string[] {
	if (ids.length <= MARKS) return [...ids];
	const step = (ids.length - 1) / (MARKS - 1);
	return Array.from({ length: MARKS }, (_, mark) => ids[Math.round(mark * step)] as string);
}

/** The insertions that bring new rows to their places among what is shown now, which may have changed since. */
export function insertsOf(
	rows: readonly GridRow[],
	order: readonly string[],
	shown: readonly string[],
): GridChange[] {
	const fresh = new Map(rows.map((row) => [row.id, row]));
	const at = new Map(shown.map((id, index) => [id, index]));
	const changes: Array<{ op: "insert"; rows: GridRow[]; at: number }> = [];
	let [behind, added] = [0, 0];
	for (const id of order) {
		const [row, index] = [fresh.get(id), at.get(id)];
		if (index !== undefined) behind = index + 1;
		if (!row || index !== undefined) continue;
		const last = changes.at(-1);
		if (last && last.at + last.rows.length === behind + added) last.rows.push(row);
		else changes.push({ op: "insert", rows: [row], at: behind + added });
		added += 1;
	}
	return changes;
}

// How cells are named and their wire values compared.

/** A row that is not stored yet has a name of its own making; stored ids are numbers, those of sample data below zero. */
export const isStored = (row: GridRow) => /^-?\d+$/.test(row.id);

export const cellOf = (id: string, key: string) => `${id}\n${key}`;

export function same(one: unknown, other: unknown): boolean {
	const [a, b] = [one ?? "", other ?? ""];
	if (typeof a === "object" || typeof b === "object") return JSON.stringify(a) === JSON.stringify(b);
	return String(a) === String(b);
}
