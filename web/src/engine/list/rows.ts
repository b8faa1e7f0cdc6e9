/** How news of other people's changes fits into the page of rows on screen. */
import type { Page, Row } from "../describe";

export interface ListNews {
	op: string;
	ids: string[];
}

export interface Marks {
	/** Rows that somebody else changed since this page was read. */
	changed: ReadonlySet<string>;
	/** Rows that are gone but keep their place until the next read. */
	gone: ReadonlySet<string>;
	/** New rows that wait behind "show". */
	fresh: number;
}

export const NO_MARKS: Marks = { changed: new Set(), gone: new Set(), fresh: 0 };

/** A page as it stands on screen: with what was told since it was read, so that both change in one step. */
export interface Shown extends Page {
	marks?: Marks;
}

export interface Effect {
	marks: Marks;
	/** Ids on screen whose rows must be read again. */
	patch: string[];
}

export function hear(page: Page | undefined, marks: Marks, news: ListNews): Effect {
	const shown = new Set(page?.records.map((row) => row.id));
	const here = news.ids.filter((id) => shown.has(id));
	if (news.op === "add")
		return { marks: { ...marks, fresh: marks.fresh + news.ids.length - here.length }, patch: here };
	if (news.op === "delete")
		return { marks: { ...marks, gone: new Set([...marks.gone, ...here]) }, patch: [] };
	return { marks: { ...marks, changed: new Set([...marks.changed, ...here]) }, patch: here };
}

export const heard = (page: Shown, news: ListNews): Shown => ({
	...page,
	marks: hear(page, page.marks ?? NO_MARKS, news).marks,
});

export const unmarked = ({ marks, ...page }: Shown): Shown => page;

/** Puts rows read anew into their old places; a row that came back older than what is shown is ignored. */
export function patchPage(page: Shown, rows: Row[]): Shown {
	const byId = new Map(rows.map((row) => [row.id, row]));
	const records = page.records.map((old) => {
		const row = byId.get(old.id);
		return row && (row.rowVersion ?? 0) >= (old.rowVersion ?? 0) ? { ...old, ...row } : old;
	});
	return { ...page, records };
}
