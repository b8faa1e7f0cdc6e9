/** Dictionaries by code: shown at once from the login's cache, then read anew; refreshed on demand. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Shapes } from "@/gen/api";
import { WORDS } from "./catalogue";
import { get } from "./http";
import { toast } from "./notice";
import { queryClient } from "./query";
import type { DictItems } from "./session";
import { readStored, WEEK_MS, writeStored } from "./store";
import { locale } from "./text";

type Item = Shapes["DictItem"];
/** A choice of a dictionary; those of dictionary tables say less of themselves. */
export type DictOption = Pick<Item, "value" | "text"> & {
	[K in "title" | "label" | "textEn" | "colour" | "disabled"]?: Item[K] | null;
};

const FRESH_MS = 5 * 60_000;
const KEY = "UI_CACHE_DB_DICT_DATA";

/** Documents have dictionaries of their own, and pages that need no sign-in a call that needs none (spec section 7). */
export function dictPath(code: string) {
	const named = `getDictItems/${encodeURIComponent(code)}` as const;
	if (code.includes("work_book")) return `/bsfdoc/doc/sys/dict/${named}` as const;
	return /^\/(improve|guanwang)\b/.test(location.pathname)
		? (`/portal/${named}` as const)
		: (`/sys/dict/${named}` as const);
}

export async function fetchDict(code: string): Promise<DictOption[]> {
	if (!code) {
		toast("warning", WORDS.emptyDictCode);
		return [];
	}
	const answer = await get(dictPath(code), undefined, { quiet: true }).catch(() => null);
	return (answer ?? []).map((one) => ({ ...one, text: one.text ?? one.value }));
}

/** null asks for nothing; an empty code is a mistake of whoever declared the field, and said. */
export function useDict(code: string | null | undefined): DictOption[] {
	const { data } = useQuery<DictOption[]>({
		queryKey: ["dict", code, locale()],
		queryFn: () => fetchDict(code ?? ""),
		enabled: code !== null && code !== undefined,
		staleTime: FRESH_MS,
		initialData: () => storedItems(code),
		initialDataUpdatedAt: 0,
	});
	return useMemo(() => (data ?? []).map(inLanguage), [data]);
}

/** Of the login's cache; all cells of a page ask, and reading the whole of it is dear, so it is asked once for a query. */
function storedItems(code: string | null | undefined): DictOption[] | undefined {
	const items = code ? readStored<DictItems>(KEY)?.[code] : undefined;
	return items?.length ? items : undefined;
}

const known = new Map<string, string[]>();

/** The words of a dictionary as the login brought them, in the reader's language: how wide a column of them must be. */
export function loginWords(code: string): string[] {
	const key = `${locale()} ${code}`;
	const found = known.get(key);
	if (found) return found;
	const words = (storedItems(code) ?? []).map((one) => inLanguage(one).text);
	if (words.length > 0) known.set(key, words);
	return words;
}

function inLanguage(option: DictOption): DictOption {
	return locale() === "en" && option.textEn ? { ...option, text: option.textEn } : option;
}

export async function refreshDictionaries(): Promise<void> {
	try {
		await get("/sys/dict/refleshCache", undefined, { quiet: true });
		const all = await get("/sys/dict/queryAllDictItems", undefined, { quiet: true });
		writeStored(KEY, all, WEEK_MS);
		await queryClient.invalidateQueries({ queryKey: ["dict"] });
		toast("success", "刷新缓存完成！ | cache refresh completed");
	} catch {
		toast("error", "刷新缓存失败！ | refresh cache failed");
	}
}
