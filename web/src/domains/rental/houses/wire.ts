/** What the server tells of a house. */
import { useQuery } from "@tanstack/react-query";
import { type Answer, get } from "@/kit/http";
import type { Failure } from "@/kit/transport";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";

export type Mode = "daily" | "long";

export type Portrait = Answer<"GET /rental/portrait">;
export type Month = Portrait["months"][number];
export type Line = Portrait["lines"][number];

const PAUSE_MS = 1000;

/** Stays, leases, closed days, tickets and the house itself are shown as they are now. */
export function usePortrait(id: string, mode: Mode) {
	const query = useQuery<Portrait, Failure>({
		queryKey: ["portrait", id, mode],
		queryFn: ({ signal }) => get("/rental/portrait", { id, mode }, { quiet: true, signal }),
	});
	const read = useCalm(() => void query.refetch(), PAUSE_MS);
	const changed = { onEvent: read, onResync: read };
	useTopic(`list/rental/${mode === "daily" ? "order" : "lease"}`, changed);
	useTopic("list/rental/block", changed);
	useTopic("list/rental/ticket", changed);
	useTopic("list/rental/house", changed);
	return query;
}
