/** The rows of a list, kept true by its topic: see rows.ts for what each kind of news does. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { tellFailure } from "@/kit/http";
import { isOwn, type LiveEvent } from "@/live/client";
import { useLiveQuery } from "@/live/useLiveQuery";
import { useTopic } from "@/live/useTopic";
import type { Describe, Page, Row } from "../describe";
import { fetchRoots } from "../tree/wire";
import { fetchPage, fetchRows } from "../wire";
import { isNarrowed, type ListState, wireQuery } from "./list-state";
import { hear, type ListNews, type Marks, NO_MARKS, patchPage } from "./rows";

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
	const topic = `list/${describe.path}`;
	const result = useLiveQuery<Page>({
		key,
		topic,
		keep: true,
		fetch: (signal) => (roots ? fetchRoots : fetchPage)(describe.path, query, signal),
		apply: (page) => page,
	});
	// Said once a failure, after the quiet tries; old rows stay on screen.
	useEffect(() => tellFailure(result.error), [result.error]);
	const { path } = describe;
	const tree = describe.tree !== null;
	const [marks, setMarks] = useState(NO_MARKS);
	const [readAt, setReadAt] = useState(result.dataUpdatedAt);
	const patched = useRef(0);
	if (result.dataUpdatedAt !== readAt) {
		setReadAt(result.dataUpdatedAt);
		if (result.dataUpdatedAt !== patched.current) setMarks(NO_MARKS);
	}
	const refresh = useCallback(() => {
		setMarks(NO_MARKS);
		void client.invalidateQueries({ queryKey: tree ? ["rows", path] : key });
	}, [client, key, tree, path]);
	const patchSoon = usePatch(describe.path, key, patched);
	const growSoon = useGrowth(describe.path, setMarks);

	useTopic(topic, {
		onResync: () => undefined,
		onEvent: (event: LiveEvent) => {
			const { ids = [] } = event.data as { ids?: string[] };
			const page = client.getQueryData<Page>(key);
			if (isOwn(event) || page?.records.length === 0)
				return void client.invalidateQueries({ queryKey: describe.tree ? ["rows", describe.path] : key });
			if (describe.tree) return growSoon(ids);
			const effect = hear(page, marks, { op: event.op, ids } satisfies ListNews);
			setMarks(effect.marks);
			patchSoon(effect.patch);
		},
	});
	return {
		page: result.data,
		rows: result.data?.records ?? [],
		marks,
		loading: result.isPending,
		refreshing: result.isFetching,
		error: result.error,
		readAt,
		refresh,
	};
}

/** Reads changed rows in one call a moment later, never over a read that is under way. */
function usePatch(
	path: string,
	key: readonly unknown[],
	patched: { current: number },
): (ids: string[]) => void {
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
				const wanted = [...waiting.current];
				waiting.current.clear();
				const rows = await fetchRows(path, wanted).catch(() => null);
				if (!rows) return;
				patched.current = Date.now();
				client.setQueryData<Page>(key, (page) => page && patchPage(page, rows), {
					updatedAt: patched.current,
				});
			};
			timer.current = setTimeout(run, COALESCE_MS);
		},
		[client, key, path, patched],
	);
}

/** In a tree nothing waits behind "show", since only open branches are on screen: they are read anew, and marked. */
function useGrowth(path: string, mark: (turn: (old: Marks) => Marks) => void): (ids: string[]) => void {
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
				mark((old) => ({ ...old, changed: new Set([...old.changed, ...changed]) }));
			}, COALESCE_MS);
		},
		[client, path, mark],
	);
}
