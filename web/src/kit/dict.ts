/** Dictionaries by code: from the login's cache when there, else fetched once; refreshed on demand. */
import { useQuery } from "@tanstack/react-query";
import { get } from "./http";
import { toast } from "./notice";
import { queryClient } from "./query";
import type { DictItems } from "./session";
import { readStored, WEEK_MS, writeStored } from "./store";

export interface DictOption {
	value: string;
	text: string;
	title?: string;
	colour?: string | null;
	disabled?: boolean;
}

const KEY = "UI_CACHE_DB_DICT_DATA";

export async function fetchDict(code: string): Promise<DictOption[]> {
	const cached = readStored<DictItems>(KEY)?.[code];
	if (cached?.length) return cached;
	const answer = await get<DictOption[] | null>(
		`/sys/dict/getDictItems/${encodeURIComponent(code)}`,
		undefined,
		{
			quiet: true,
		},
	).catch(() => null);
	return answer ?? [];
}

export function useDict(code: string | null | undefined): DictOption[] {
	const { data } = useQuery({
		queryKey: ["dict", code],
		queryFn: () => fetchDict(code ?? ""),
		enabled: Boolean(code),
		staleTime: WEEK_MS,
	});
	return data ?? [];
}

export async function refreshDictionaries(): Promise<void> {
	try {
		await get("/sys/dict/refleshCache", undefined, { quiet: true });
		const all = await get<DictItems>("/sys/dict/queryAllDictItems", undefined, { quiet: true });
		writeStored(KEY, all, WEEK_MS);
		await queryClient.invalidateQueries({ queryKey: ["dict"] });
		toast("success", "刷新缓存完成！ | cache refresh completed");
	} catch {
		toast("error", "刷新缓存失败！ | refresh cache failed");
	}
}
