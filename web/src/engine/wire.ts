/** The generic calls of a declared resource. */
import { callWhole, type Envelope, get } from "@/kit/http";
import type { Page, Row } from "./describe";

type Query = Record<string, string | number>;

export const fetchPage = (path: string, query: Query, signal?: AbortSignal) =>
	get<Page>(`/${path}/list`, query, { quiet: true, ...(signal ? { signal } : {}) });

export const fetchRow = (path: string, id: string, signal?: AbortSignal, children = false) =>
	get<Row>(
		`/${path}/queryById`,
		{ id, ...(children ? { children: 1 } : {}) },
		{ quiet: true, ...(signal ? { signal } : {}) },
	);

export const addRow = (path: string, values: Record<string, unknown>): Promise<Envelope<Row>> =>
	callWhole<Row>("POST", `/${path}/add`, undefined, values, { quiet: true });

export const editRow = (path: string, values: Record<string, unknown>): Promise<Envelope<Row>> =>
	callWhole<Row>("PUT", `/${path}/edit`, undefined, values, { quiet: true });

/** The act that the deletion is, by which it can be undone. */
export async function deleteRow(path: string, id: string): Promise<string | null> {
	const answer = await callWhole("DELETE", `/${path}/delete`, { id }, undefined, { quiet: true });
	return answer.act ?? null;
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
	act?: string | null;
	canUndo?: boolean;
}

export const fetchTrail = (path: string, id: string) =>
	get<Change[]>("/sys/audit/list", { table: path, rowId: id }, { quiet: true });
