/** The rows of a list, kept true by its topic: see rows.ts for what each kind of news does. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { tellFailure } from "@/kit/transport";
import { type EventOf, isOwn } from "@/live/client";
import { useLiveQuery } from "@/live/useLiveQuery";
import { useTopic } from "@/live/useTopic";
import type { Describe, Page, Row } from "../describe";
import { fetchRoots } from "../tree/wire";
import { fetchPage, fetchRows } from "../wire";
import { isNarrowed, type ListState, wireQuery } from "./list-state";

export interface Rows {
	page: Page | undefined;
	rows: Row[];
	marks: Marks;
	/** True on the very first read only. */
	loading: boolean;
	refreshing: boolean;
	error: Error | null;
	/** When the rows on screen were read. */
	readAt: number;
	refresh(): void;
}

const COALESCE_MS = 200;

export function useRows(describe: Describe, state: ListState, fixed: Record<string, string>): Rows {
	const client = useQueryClient();
	const query = wireQuery(describe, state, fixed);
	const queryText = JSON.stringify(query);
	const roots = describe.tree !== null && !isNarrowed(describe, state);
	const key = useMemo(
		() => ["rows", describe.path, roots ? "roots" : "all", JSON.parse(queryText)],
		[describe.path, roots, queryText],
	);
	const { path } = describe;
	const tree = describe.tree !== null;
	const anew = useMemo(() => (tree ? ["rows", path] : key), [tree, path, key]);
	const topic = `list/${path}` as const;
	const result = useLiveQuery({
		key,
		anew,
		topic,
		keep: true,
		fetch: (signal): Promise<Shown> => (roots ? fetchRoots : fetchPage)(path, query, signal),
		apply: (page, event) => {
			if (isOwn(event) || page.records.length === 0) return "refetch";
			return tree ? page : withNews(page, newsOf(event));
		},
	});
	// Said once a failure, after the quiet tries; old rows stay on screen.
	useEffect(() => tellFailure(result.error), [result.error]);
	const refresh = useCallback(() => {
		client.setQueryData<Shown>(key, (page) => page && unmarked(page));
		void client.invalidateQueries({ queryKey: anew });
	}, [client, key, anew]);
	const patchSoon = usePatch(path, key);
	const growSoon = useGrowth(path, key);

	useTopic(topic, {
		onResync: () => undefined,
		onEvent: (event) => {
			const page = client.getQueryData<Shown>(key);
			if (isOwn(event) || page?.records.length === 0) return;
			const news = newsOf(event);
			if (tree) return growSoon(news.ids);
			// What is being read may be older than the news, and which rows it brings is not known yet.
			const reading = client.getQueryState(key)?.fetchStatus === "fetching";
			patchSoon(reading && news.op !== "delete" ? news.ids : hear(page, NO_MARKS, news).patch);
		},
	});
	return {
		page: result.data,
		rows: result.data?.records ?? [],
		marks: (result.isPlaceholderData ? undefined : result.data?.marks) ?? NO_MARKS,
		loading: result.isPending,
		refreshing: result.isFetching,
		error: result.error,
		readAt: result.dataUpdatedAt,
		refresh,
	};
}

/** Rows that came by an import are not named. */
const newsOf = ({ op, data }: EventOf<`list/${string}`>): ListNews => ({
	op,
	ids: "ids" in data ? data.ids : [],
});

/** Reads changed rows in one call a moment later, never over a read that is under way. */
function usePatch(path: string, key: readonly unknown[]): (ids: string[]) => void {
	const client = useQueryClient();
	const waiting = useRef(new Set<string>());
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);

	return useCallback(
		(ids: string[]) => {
			for (const id of ids) waiting.current.add(id);
			if (timer.current || waiting.current.size === 0) return;
			const run = async () => {
				timer.current = null;
				if (client.getQueryState(key)?.fetchStatus === "fetching") {
					timer.current = setTimeout(run, COALESCE_MS);
					return;
				}
				const shown = new Set(client.getQueryData<Shown>(key)?.records.map((row) => row.id));
				const wanted = [...waiting.current].filter((id) => shown.has(id));
				waiting.current.clear();
				if (wanted.length === 0) return;
				const rows = await fetchRows(path, wanted).catch(() => null);
				if (rows) client.setQueryData<Shown>(key, (page) => page && patchPage(page, rows));
			};
			timer.current = setTimeout(run, COALESCE_MS);
		},
		[client, key, path],
	);
}

const grown = (old: Marks = NO_MARKS, changed: string[]): Marks => ({
	...old,
	changed: new Set([...old.changed, ...changed]),
});

/** In a tree nothing waits behind "show", since only open branches are on screen: they are read anew, and marked. */
function useGrowth(path: string, key: readonly unknown[]): (ids: string[]) => void {
	const client = useQueryClient();
	const waiting = useRef(new Set<string>());
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
	return useCallback(
		(ids: string[]) => {
			for (const id of ids) waiting.current.add(id);
			timer.current ??= setTimeout(async () => {
				timer.current = null;
				const changed = [...waiting.current];
				waiting.current.clear();
				await client.invalidateQueries({ queryKey: ["rows", path] });
				client.setQueryData<Shown>(key, (page) => page && { ...page, marks: grown(page.marks, changed) });
			}, COALESCE_MS);
		},
		[client, path, key],
	);
}

/** How news of other people's changes fits into the page of rows on screen. */
interface ListNews {
	op: string;
	ids: string[];
}

interface Marks {
	/** Rows that somebody else changed since this page was read. */
	changed: ReadonlySet<string>;
	/** Rows that are gone but keep their place until the next read. */
	gone: ReadonlySet<string>;
	/** New rows that wait behind "show". */
	fresh: number;
}

export const NO_MARKS: Marks = { changed: new Set(), gone: new Set(), fresh: 0 };

/** A page as it stands on screen: with what was told since it was read, so that both change in one step. */
interface Shown extends Page {
	marks?: Marks;
}

interface Effect {
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

const withNews = (page: Shown, news: ListNews): Shown => ({
	...page,
	marks: hear(page, page.marks ?? NO_MARKS, news).marks,
});

const unmarked = ({ marks, ...page }: Shown): Shown => page;

/** Puts rows read anew into their old places; a row that came back older than what is shown is ignored. */
export function patchPage(page: Shown, rows: Row[]): Shown {
	const byId = new Map(rows.map((row) => [row.id, row]));
	const records = page.records.map((old) => {
		const row = byId.get(old.id);
		return row && (row.rowVersion ?? 0) >= (old.rowVersion ?? 0) ? { ...old, ...row } : old;
	});
	return { ...page, records };
}
