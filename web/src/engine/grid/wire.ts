/** The calls of a grid: many cells saved in one act, all rows of a list, changed rows by id. */
import type { Shapes } from "@/gen/api";
import { postAt } from "@/kit/http";
import { type Row, spoken } from "../describe";
import { fetchPage } from "../wire";

export interface CellPlace {
	id: string;
	key: string;
}

export interface CellEdit extends CellPlace {
	/** What this window knew to be stored. */
	old: unknown;
	value: unknown;
}

export type NewRow = Required<Shapes["CellInsert"]>;

export interface Batch {
	edits: CellEdit[];
	inserts: NewRow[];
	removes: string[];
}

export type Clashed = Shapes["ClashedCell"];
export type Refused = Shapes["RefusedCell"];
export type CellsAnswer = Shapes["CellsShape"];

export const MOST_ROWS = 5000;
/** What the server takes in one call. */
export const MOST_CELLS = 5000;
const PAGE = 500;
const IDS_AT_ONCE = 100;

type Query = Record<string, string | number>;

/** Temporary ids of the grid are unique, so a row that is sent again after a lost answer is made `once`. */
export const saveCells = (path: string, batch: Batch): Promise<CellsAnswer> =>
	postAt<CellsAnswer>(`/${path}/cells`, { ...batch, once: true }, { quiet: true, repeats: false });

/** Rows that were deleted here a moment ago. */
export const restoreRows = (path: string, ids: string[]) =>
	postAt(`/${path}/restore`, { ids }, { quiet: true, repeats: false });

export interface AllRows {
	rows: Row[];
	total: number;
}

/** The rows of a list, page after page, up to the most that a grid holds. */
export async function fetchAll(path: string, query: Query): Promise<AllRows> {
	const rows = new Map<string, Row>();
	let total = 0;
	for (let pageNo = 1; (pageNo - 1) * PAGE < MOST_ROWS; pageNo += 1) {
		const page = await fetchPage(path, { ...query, pageNo, pageSize: PAGE });
		for (const row of page.records) rows.set(row.id, spoken(row));
		total = page.total;
		if (page.records.length < PAGE) break;
	}
	return { rows: [...rows.values()].slice(0, MOST_ROWS), total: Math.max(total, rows.size) };
}

/** Those of the ids that fit the query, in the order in which it sorts them; few enough for one call. */
export const fetchSorted = async (path: string, ids: string[], query: Query): Promise<Row[]> =>
	(
		await fetchPage(path, { ...query, id_MultiString: `${ids.join(",")},`, pageNo: 1, pageSize: ids.length })
	).records.map(spoken);

/** Those of the ids that the person may see. */
export async function fetchSome(path: string, ids: string[]): Promise<Row[]> {
	const rows: Row[] = [];
	for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
		const part = ids.slice(from, from + IDS_AT_ONCE);
		rows.push(...(await fetchSorted(path, part, {})));
	}
	return rows;
}
