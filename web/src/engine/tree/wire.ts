/** The calls of a tree: its roots, what is right below a row, rows by word, and the way down to rows. */
import { getAt } from "@/kit/http";
import { rowsOf } from "@/parts/tree-table/rows-of";
import type { Page, Row } from "../describe";
import { fetchRows } from "../wire";

type Query = Record<string, string | number>;

const MOST_LEVELS = 12;

export const fetchRoots = (path: string, query: Query, signal?: AbortSignal) =>
	getAt<unknown>(`/${path}/rootList`, query, { quiet: true, ...(signal ? { signal } : {}) }).then(pageOf);

/** What is right below a row. */
export const levelBelow = (path: string, pid: string, order: Query = {}) => ({
	queryKey: ["rows", path, "below", pid, order],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		getAt<unknown>(`/${path}/childList`, { pid, ...order }, { quiet: true, signal }).then(
			(answer) => pageOf(answer).records,
		),
});

export const searchTree = (path: string, keyword: string, signal: AbortSignal) =>
	getAt<Row[]>(`/${path}/searchTree`, { keyword }, { quiet: true, signal });

/** What stands above the rows, read level by level, or at once where the rows say the ids. */
export async function fetchAbove(path: string, parentKey: string, rows: Row[]): Promise<Row[]> {
	const known = new Map(rows.map((row) => [row.id, row]));
	let wanted = parentsOf(rows, parentKey);
	const found: Row[] = [];
	for (let level = 0; level < MOST_LEVELS; level++) {
		const missing = [...new Set(wanted)].filter((id) => id && id !== "0" && !known.has(id));
		if (missing.length === 0) break;
		const above = await fetchRows(path, missing);
		for (const row of above) known.set(row.id, row);
		if (above.length === 0) break;
		found.push(...above);
		wanted = parentsOf(above, parentKey);
	}
	return found;
}

const parentsOf = (rows: Row[], parentKey: string): string[] =>
	rows.flatMap((row) =>
		Array.isArray(row.parentIds) ? row.parentIds.map(String) : [String(row[parentKey] ?? "")],
	);

/** Trees of other services answer with bare rows; what is neither these nor a page is no answer. */
function pageOf(answer: unknown): Page {
	const records = rowsOf<Row>(answer);
	if (!Array.isArray(answer)) return answer as Page;
	return { records, total: records.length, size: records.length, current: 1, pages: 1 };
}
