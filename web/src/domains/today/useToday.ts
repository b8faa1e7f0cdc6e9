/** The figures of today, read again shortly after anything changed; a burst of changes costs one reading. */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { get } from "@/kit/http";
import { useTopic } from "@/live/useTopic";
import type { Night, TodayData } from "./figures";

const FIGURES_PAUSE_MS = 700;
const NIGHTS_PAUSE_MS = 5000;
export const NIGHTS = 14;

/** Calls `work` at most once per pause, and always once after the last wish. */
function useCalm(work: () => void, pauseMs: number): () => void {
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const newest = useRef(work);
	useEffect(() => {
		newest.current = work;
	});
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
	return () => {
		timer.current ??= setTimeout(() => {
			timer.current = null;
			newest.current();
		}, pauseMs);
	};
}

export function useToday() {
	const client = useQueryClient();
	const figures = useCalm(
		() => void client.invalidateQueries({ queryKey: ["today"] }, { cancelRefetch: false }),
		FIGURES_PAUSE_MS,
	);
	const nights = useCalm(
		() => void client.invalidateQueries({ queryKey: ["today-nights"] }),
		NIGHTS_PAUSE_MS,
	);
	const changed = () => {
		figures();
		nights();
	};
	useTopic("today", { onEvent: changed, onResync: changed });
	return useQuery({
		queryKey: ["today"],
		queryFn: ({ signal }) => get<TodayData>("/rental/today", undefined, { quiet: true, signal }),
		refetchOnMount: "always",
	});
}

export interface Nights {
	today: string;
	communityId: string | null;
	communities: Array<{ id: string; name: string }>;
	days: Night[];
}

function dayAfter(days: number): string {
	return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** The board's own day figures of one community; what the board shows and what stands here cannot differ. */
export function useNights(community: string | null, enabled: boolean) {
	return useQuery<Nights>({
		queryKey: ["today-nights", community],
		enabled,
		staleTime: 60_000,
		placeholderData: keepPreviousData,
		queryFn: async ({ signal }) => {
			const query = { from: dayAfter(0), to: dayAfter(NIGHTS), communityId: community };
			const { today, communityId, communities, days } = await get<Nights>("/rental/board", query, {
				quiet: true,
				signal,
			});
			return { today, communityId, communities, days };
		},
	});
}
