/** Asks the server a moment after the last letter; an older question is broken off and never answers a newer one. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Answer, get } from "@/kit/http";
import { locale } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";

export type RecordGroup = Answer<"GET /sys/search">["groups"][number];
export type RecordHit = RecordGroup["hits"][number];

export interface Records {
	groups: RecordGroup[];
	/** The groups answer something else than what is typed now. */
	waiting: boolean;
	failed: Error | null;
	again(): void;
}

const DELAY_MS = 120;
const NONE: RecordGroup[] = [];

export function isAsked(typed: string): boolean {
	const text = typed.trim();
	return text.length > 1 || /[㐀-鿿]/.test(text);
}

export function useRecords(typed: string, paths: readonly string[]): Records {
	const settled = useSettled(typed.trim(), DELAY_MS);
	const asked = isAsked(settled);
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
		queryKey: ["rights", "search", settled, paths, locale()],
		queryFn: ({ signal }) =>
			get("/sys/search", { q: settled, paths: paths.join(",") }, { signal, quiet: true }),
		enabled: asked && paths.length > 0,
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
		retry: false,
	});
	const current = isAsked(typed);
	return {
		groups: current && asked ? (data?.groups ?? NONE) : NONE,
		waiting:
			current && paths.length > 0 && (settled !== typed.trim() || isPlaceholderData || (isFetching && !data)),
		failed: current && !isFetching ? error : null,
		again: () => void refetch(),
	};
}
