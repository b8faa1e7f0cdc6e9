/** Choices for reference fields: searched on the server, with the labels of what is chosen already. */
import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Shapes } from "@/gen/api";
import { type Answer, get } from "@/kit/http";
import { locale, useLocale } from "@/kit/text";
import type { SearchSource } from "@/parts/picker/SearchSelect";
import { tableSource } from "./table";
import type { Target } from "./target";

export type RefOption = Answer<"GET /sys/engine/options">[number];

type Asked = Shapes["get_sys_engine_options_query"];

const FRESH_MS = 30_000;
export const MOST = 50;
const MOST_IDS = 200;

export const ask = (query: Asked, signal?: AbortSignal) =>
	get("/sys/engine/options", query, { quiet: true, ...(signal ? { signal } : {}) });

/** Names come in the reader's language. */
export const keyOf = (path: string, store: string): QueryKey => [
	"options",
	...(locale() === "en" ? ["en"] : []),
	path,
	...(store ? [store] : []),
];

type Chosen = Pick<Target, "path" | "store" | "table">;

/** `condition` narrows what is offered, as the field declares it. */
export function useSource({ path, store, table }: Chosen, condition = ""): SearchSource {
	const code = table?.code;
	const language = useLocale();
	// biome-ignore lint/correctness/useExhaustiveDependencies: names come in the reader's language
	return useMemo(() => {
		if (code) return tableSource(code);
		const of = { path, ...(store ? { store } : {}) };
		const narrow = condition ? { condition } : {};
		return {
			key: [...keyOf(path, store), ...(condition ? [condition] : [])],
			find: (keyword, signal) => ask({ ...of, ...narrow, keyword, pageSize: MOST }, signal),
			name: (values, signal) => ask({ ...of, ids: values.join(",") }, signal),
			recall: (values, signal) => ask({ ...of, ...narrow, ids: values.join(","), live: true }, signal),
		};
	}, [path, store, code, condition, language]);
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

/** What values are called, in one text. Not through the cache: whoever asked may be gone before the answer is there. */
export async function readLabels(path: string, values: string[], store = ""): Promise<string> {
	const found =
		values.length > 0 ? await ask({ path, ...(store ? { store } : {}), ids: values.join(",") }) : [];
	return values.map((one) => found.find(({ value }) => value === one)?.text ?? one).join(",");
}

/** Ids of the rows that answer a word, by name, pinyin or what else the list is searched by; the best first. */
export async function findIds(path: string, keyword: string, signal: AbortSignal): Promise<string[]> {
	const found = await ask({ path, keyword, pageSize: MOST_IDS }, signal);
	return found.map(({ id }) => id);
}
