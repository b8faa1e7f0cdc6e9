/** What the server says of all rows that a list finds, asked apart from the page: turning it changes nothing of it. */
import { getAt } from "@/kit/http";
import { useLiveQuery } from "@/live/useLiveQuery";
import type { Describe, Page } from "../describe";
import { type ListState, matchQuery } from "./list-state";

/** `what`: their sums, or how many of them stand in each state. null: there are too many. */
export function useFound<K extends "totals" | "states">(
	what: K,
	describe: Describe,
	state: ListState,
	fixed: Record<string, string>,
	wanted: boolean,
): NonNullable<Page[K]> | null | undefined {
	const { path } = describe;
	const found = matchQuery(describe, state, fixed);
	const { data } = useLiveQuery<NonNullable<Page[K]> | null, `list/${string}`>({
		key: ["rows", path, what, found],
		topic: `list/${path}`,
		enabled: wanted,
		keep: true,
		fetch: async (signal) => {
			const query = { ...found, [what]: 1, pageSize: 1 };
			return (await getAt<Page>(`/${path}/list`, query, { quiet: true, signal }))[what] ?? null;
		},
		apply: () => "refetch",
	});
	return data;
}
