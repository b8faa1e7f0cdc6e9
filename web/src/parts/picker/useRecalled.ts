/** Of the last five choices of a source, those that could be chosen now, as the server answers; the newest first. */
import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Kept, noteRecent, readRecent } from "./recent";

interface Recallable<O> {
	key: QueryKey;
	/** Of these values, what could be chosen now; without it nothing is remembered. */
	recall?(values: string[], signal: AbortSignal): Promise<O[]>;
}

const FRESH_MS = 30_000;

export const memoryOf = (source: { key: QueryKey }) => source.key.filter(Boolean).join("_");

export function noteChosen<O>(source: Recallable<O>, chosen: readonly Kept[]): void {
	if (source.recall) noteRecent(memoryOf(source), chosen);
}

/** `openings`: how often the list was opened, which is when it is read anew. */
export function useRecalled<O extends { value: string }>(source: Recallable<O>, openings: number): O[] {
	const memory = source.recall && openings > 0 ? memoryOf(source) : undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each opening reads anew
	const ids = useMemo(() => readRecent(memory).map(({ id }) => id), [memory, openings]);
	const { data } = useQuery({
		queryKey: [...source.key, "recall", ids.join(",")],
		queryFn: ({ signal }) => source.recall?.(ids, signal) ?? [],
		enabled: ids.length > 0,
		staleTime: FRESH_MS,
		retry: false,
	});
	return useMemo(() => ids.flatMap((id) => data?.find((one) => one.value === id) ?? []), [ids, data]);
}
