/** All festivals that touch a year, kept true by the list's own topic. */
import type { Row } from "@/engine/describe";
import { fetchPage } from "@/engine/wire";
import { useLiveQuery } from "@/live/useLiveQuery";

const PATH = "isystem/festival";
/** More than any year has; they are days, not records that grow. */
const MOST = 500;

export function useYear(year: number): readonly Row[] | undefined {
	const { data } = useLiveQuery<readonly Row[]>({
		key: ["festival-year", year],
		topic: `list/${PATH}`,
		keep: true,
		fetch: async (signal) => {
			const query = { beginDay_begin: `${year - 1}-07-01`, beginDay_end: `${year}-12-31`, pageSize: MOST };
			return (await fetchPage(PATH, query, signal)).records;
		},
		apply: () => "refetch",
	});
	return data;
}
