/** One row with all its fields, read again whenever somebody changes it. */
import { useLiveQuery } from "@/live/useLiveQuery";
import type { Row } from "../describe";
import { fetchRow } from "../wire";

export function useRow(
	path: string,
	id: string,
	known: Row | undefined,
): { row: Row | undefined; error: Error | null } {
	const query = useLiveQuery({
		key: ["row", path, id],
		topic: `list/${path}`,
		fetch: (signal) => fetchRow(path, id, signal),
		apply: (row, event) => {
			if (event.op === "bulk") return row;
			const { ids, versions } = event.data;
			const at = ids.indexOf(id);
			if (at < 0) return row;
			const version = versions[at] ?? 0;
			return version > 0 && version <= (row.rowVersion ?? 0) ? row : "refetch";
		},
	});
	return { row: query.data ? { ...known, ...query.data } : known, error: query.error };
}
