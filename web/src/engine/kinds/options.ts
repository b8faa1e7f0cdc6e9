/** Choices for reference fields: searched on the server, with the labels of what is chosen already. */
import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { get, type Query } from "@/kit/http";
import type { TreeSource } from "@/parts/picker/LazyTreeSelect";
import type { SearchSource } from "@/parts/picker/SearchSelect";
import type { Target } from "./target";

export interface RefOption {
	value: string;
	text: string;
	/** Of the row, where something else of it is kept. */
	id: string;
	parentId?: string | null;
	isLeaf?: boolean;
}

const FRESH_MS = 30_000;
const MOST = 50;
const MOST_IDS = 200;

const ask = (query: Query, signal?: AbortSignal) =>
	get<RefOption[]>("/sys/engine/options", query, { quiet: true, ...(signal ? { signal } : {}) });

const keyOf = (path: string, store: string): QueryKey => ["options", path, ...(store ? [store] : [])];

export function useSource({ path, store }: Pick<Target, "path" | "store">): SearchSource {
	return useMemo(() => {
		const of = { path, ...(store ? { store } : {}) };
		return {
			key: keyOf(path, store),
			find: (keyword, signal) => ask({ ...of, keyword, pageSize: MOST }, signal),
			name: (values, signal) => ask({ ...of, ids: values.join(",") }, signal),
			recall: (values, signal) => ask({ ...of, ids: values.join(","), live: true }, signal),
		};
	}, [path, store]);
}

export function useTreeSource(
	{ path, store }: Pick<Target, "path" | "store">,
	condition: string,
): TreeSource {
	return useMemo(() => {
		const of = { path, ...(store ? { store } : {}) };
		const narrow = condition ? { condition } : {};
		return {
			key: [...keyOf(path, store), ...(condition ? [condition] : [])],
			below: (pid, signal) => ask({ ...of, ...narrow, pid }, signal),
			find: (keyword, signal) => ask({ ...of, ...narrow, keyword, pageSize: MOST }, signal),
			name: (values, signal) => ask({ ...of, ids: values.join(",") }, signal),
		};
	}, [path, store, condition]);
}

/** Labels of chosen values that no search has brought yet. */
export function useLabels(path: string, values: string[], store = "") {
	return useQuery({
		queryKey: [...keyOf(path, store), "ids", [...values].sort().join(",")],
		queryFn: ({ signal }) => ask({ path, ...(store ? { store } : {}), ids: values.join(",") }, signal),
		enabled: values.length > 0,
		staleTime: FRESH_MS,
	});
}

/** Ids of the rows that answer a word, by name, pinyin or what else the list is searched by; the best first. */
export async function findIds(path: string, keyword: string, signal: AbortSignal): Promise<string[]> {
	const found = await ask({ path, keyword, pageSize: MOST_IDS }, signal);
	return found.map(({ id }) => id);
}
