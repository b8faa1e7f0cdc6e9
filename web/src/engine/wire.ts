/** The generic calls of a declared resource. */
import { get, post, put, remove } from "@/kit/http";
import type { Page, Row } from "./describe";

type Query = Record<string, string | number>;

export const fetchPage = (path: string, query: Query, signal?: AbortSignal) =>
	get<Page>(`/${path}/list`, query, { quiet: true, ...(signal ? { signal } : {}) });

export const fetchRow = (path: string, id: string, signal?: AbortSignal) =>
	get<Row>(`/${path}/queryById`, { id }, { quiet: true, ...(signal ? { signal } : {}) });

export const addRow = (path: string, values: Record<string, unknown>) =>
	post<Row>(`/${path}/add`, values, { quiet: true });

export const editRow = (path: string, values: Record<string, unknown>) =>
	put<Row>(`/${path}/edit`, values, { quiet: true });

export function deleteRows(path: string, ids: string[]): Promise<unknown> {
	return ids.length === 1
		? remove(`/${path}/delete`, { id: ids[0] })
		: remove(`/${path}/deleteBatch`, { ids: ids.join(",") });
}

/** Rows by id as the list shows them, labels included. */
export async function fetchRows(path: string, ids: string[]): Promise<Row[]> {
	const page = await fetchPage(path, { id_MultiString: `${ids.join(",")},`, pageSize: ids.length });
	return page.records;
}

export interface Change {
	id: string;
	action: string;
	diff: Array<{ field: string; label: string | { zh: string; en: string }; old: unknown; new: unknown }>;
	by: string;
	at: string;
}

export const fetchTrail = (path: string, id: string) =>
	get<Change[]>("/sys/audit/list", { table: path, rowId: id }, { quiet: true });
