/** Rows of sub-tables as they are edited inside their parent's form and sent with it. Pure. */
import { localize, t } from "@/kit/text";
import { temporaryId } from "@/parts/grid/columns";
import type { Describe, Field } from "../describe";
import { changedKeys } from "./merge";

export type ChildRow = Record<string, unknown> & { id?: string; rowVersion?: number };
export type ChildRows = Record<string, ChildRow[]>;

/** Rows as a grid holds them: new ones have names of their own making until they are stored. */
export const namedRows = (rows: readonly ChildRow[]): Array<ChildRow & { id: string }> =>
	rows.map((row) => ({ ...row, id: row.id ?? temporaryId() }));

/** What is edited of a row in its parent's form: neither the parent nor the place, which is the row's own. */
export function childFields(fields: readonly Field[], parentKey: string): Field[] {
	const own = fields.filter(({ key }) => key !== parentKey);
	const order = orderKey(own.map(({ key }) => key));
	return own.filter(({ key }) => key !== order);
}

const ORDER_KEYS = ["sort", "sortOrder", "sortNo", "orderNum", "seq"];

/** The field that keeps the order of a sub-table's rows, if it has one. */
export const orderKey = (keys: string[]) => ORDER_KEYS.find((key) => keys.includes(key)) ?? null;

/** Numbers the rows by their places, unless they are in order already. */
export function numbered(rows: ChildRow[], key: string | null): ChildRow[] {
	if (!key) return rows;
	const numbers = rows.map((row) =>
		row[key] === null || row[key] === undefined ? Number.NaN : Number(row[key]),
	);
	const inOrder = numbers.every(
		(number, at) => !Number.isNaN(number) && (at === 0 || number > (numbers[at - 1] ?? 0)),
	);
	return inOrder ? rows : rows.map((row, at) => ({ ...row, [key]: at + 1 }));
}

/** Only what changed of each row, all rows in their places, those that are gone at the end. */
export function childBody(before: ChildRow[], after: ChildRow[], keys: string[]): ChildRow[] {
	const known = new Map(before.map((row) => [row.id, row]));
	const kept = new Set(after.map((row) => row.id));
	const sent = after.map((row) => {
		const old = row.id ? known.get(row.id) : undefined;
		if (!old) return pick(row, keys);
		const version = old.rowVersion === undefined ? {} : { rowVersion: old.rowVersion };
		return { id: old.id as string, ...version, ...pick(row, changedKeys(old, row, keys)) };
	});
	const gone = before
		.filter((row) => !kept.has(row.id))
		.map((row) => ({ id: row.id as string, rowVersion: row.rowVersion ?? 1, deleted: true }));
	return [...sent, ...gone];
}

function pick(row: ChildRow, keys: string[]): ChildRow {
	return Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]));
}

/** "children.rent/guest.2.name" as the form names the field. */
export function errorPlace(key: string): string | Array<string | number> {
	const [head, path, index, ...rest] = key.split(".");
	if (head !== "children" || !path || index === undefined || rest.length === 0) return key;
	return ["children", path, Number(index), rest.join(".")];
}

/** "第2行" of its sub-table, for the summary of faults. */
export function childLabel(describe: Describe, place: string | Array<string | number>): string {
	if (!Array.isArray(place)) {
		const whole = describe.children.find((one) => `children.${one.path}` === place);
		return whole ? localize(whole.title) : place;
	}
	const child = describe.children.find((one) => one.path === place[1]);
	return t("{title}第{n}行 | {title}, row {n}", { title: localize(child?.title), n: Number(place[2]) + 1 });
}
