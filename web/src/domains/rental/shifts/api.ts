/** Shifts as they are read, kept true by their list and by the ledger. */
import { useQuery } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";
import { useTopic } from "@/live/useTopic";

export const SHIFTS = "rental/shift";
export type Shift = Shapes["ShiftShape"];
export type OpenItems = Shapes["HandoverItemsShape"];
export type Count = Shapes["CountShift"];

export const countShift = (body: Count) => post("/rental/shift/count", body, { quiet: true });

function useLive(reread: () => void) {
	const events = { onEvent: reread, onResync: reread };
	useTopic(`list/${SHIFTS}`, events);
	useTopic("list/rental/ledger", events);
}

export function useShift(id: string) {
	const read = useQuery({
		queryKey: [SHIFTS, "detail", id],
		queryFn: ({ signal }) => get("/rental/shift/detail", { id }, { quiet: true, signal }),
		refetchOnMount: "always",
	});
	useLive(() => void read.refetch());
	return read;
}

export function useMyShift() {
	const read = useQuery({
		queryKey: [SHIFTS, "mine"],
		queryFn: ({ signal }) => get("/rental/shift/mine", undefined, { quiet: true, signal }),
		refetchOnMount: "always",
	});
	useLive(() => void read.refetch());
	return read;
}
