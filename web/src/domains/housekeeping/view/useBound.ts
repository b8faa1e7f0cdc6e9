/** Tells the moment a phone is bound for a housekeeper: her row changes, or her phone speaks, after the code was shown. */
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTopic } from "@/live/useTopic";
import { searchRows } from "../api";

export function useBound(staffId: string): boolean {
	const shownAt = useRef<string | null>(null);
	const row = useQuery({
		queryKey: ["hk-bound", staffId],
		queryFn: async () => (await searchRows("housekeeping/staff", { id: staffId, pageSize: 1 }))[0] ?? null,
		gcTime: 0,
	});
	const reread = () => void row.refetch();
	useTopic("list/housekeeping/staff", { onEvent: reread, onResync: reread });
	const boundAt = row.data ? String(row.data.boundAt ?? "") : null;
	if (boundAt !== null && shownAt.current === null) shownAt.current = boundAt;
	return boundAt !== null && boundAt !== "" && boundAt !== shownAt.current;
}
