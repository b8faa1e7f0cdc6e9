/** The generic calls of a declared resource. */
import { callWholeAt, getAt } from "@/kit/http";
import type { Envelope } from "@/kit/transport";
import type { Page, Row, RowOf } from "./describe";

type Query = Record<string, string | number>;

/** An organisation's number is a number on the wire; here every row is known by a text. */
const known = <R extends Row>(row: R): R =>
	typeof row.id === "string" ? row : { ...row, id: String(row.id) };

/** How a page of rows is read. */
export type ReadPage = (path: string, query: Query, signal?: AbortSignal) => Promise<Page>;

export async function fetchPage<P extends string>(
	path: P,
	query: Query,
	signal?: AbortSignal,
): Promise<Page<RowOf<P>>> {
	const page = await getAt<Page<RowOf<P>>>(`/${path}/list`, query, {
		quiet: true,
		...(signal ? { signal } : {}),
	});
	return { ...page, records: page.records.map(known) };
}

export async function fetchRow<P extends string>(
	path: P,
	id: string,
	signal?: AbortSignal,
	children = false,
): Promise<RowOf<P>> {
	const query = { id, ...(children ? { children: 1 } : {}) };
	return known(
		await getAt<RowOf<P>>(`/${path}/queryById`, query, { quiet: true, ...(signal ? { signal } : {}) }),
	);
}

async function saveRow(
	method: "POST" | "PUT",
	path: string,
	values: Record<string, unknown>,
	intent?: string,
) {
	const options = { quiet: true, ...(intent ? { intent } : {}) };
	const answer = await callWholeAt<Row>(method, path, values, options);
	return { ...answer, result: known(answer.result) };
}

/** `intent`: the key of the draft that it comes from. A change needs none: its row's version tells a second one. */
export const addRow = (
	path: string,
	values: Record<string, unknown>,
	intent?: string,
): Promise<Envelope<Row>> => saveRow("POST", `/${path}/add`, values, intent);

export const editRow = (path: string, values: Record<string, unknown>): Promise<Envelope<Row>> =>
	saveRow("PUT", `/${path}/edit`, values);

/** The act that the deletion is, by which it can be undone. What hangs below a row of a tree holds it back. */
export async function deleteRow(path: string, id: string): Promise<string | null> {
	const answer = await callWholeAt("DELETE", `/${path}/delete`, { id, alone: true }, { quiet: true });
	return answer.act ?? null;
}

/** Rows by id as the list shows them, labels included. */
export async function fetchRows<P extends string>(path: P, ids: string[]): Promise<RowOf<P>[]> {
	const page = await fetchPage(path, { id_MultiString: `${ids.join(",")},`, pageSize: ids.length });
	return page.records;
}
