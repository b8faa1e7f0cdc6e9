/** The figures of today, read again shortly after anything changed; a burst of changes costs one reading. */
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { businessDate } from "@/kit/business-day";
import { type Answer, get } from "@/kit/http";
import { queryClient } from "@/kit/query";
import { may } from "@/kit/rights";
import { readStored, writeStored } from "@/kit/store";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";

const FIGURES_PAUSE_MS = 700;
const NIGHTS_PAUSE_MS = 5000;
/** A tab that is come back to reads them anew; one that was asked for a moment before it was drawn does not. */
const FIGURES_FRESH_MS = 3000;
export const NIGHTS = 14;
export const BOARD_RIGHT = "rental:board:list";
const KEPT = "TODAY_COMMUNITY";

/** The community whose nights were looked at last, in this browser. */
export const keptCommunity = () => readStored<string>(KEPT);
export const keepCommunity = (id: string) => writeStored(KEPT, id);

const FIGURES = queryOptions({
	queryKey: ["today"],
	staleTime: FIGURES_FRESH_MS,
	queryFn: ({ signal }) => get("/rental/today", undefined, { quiet: true, signal }),
});

/** The figures and the nights of a window that opens here, asked for before it has anything to draw. */
export function beginToday(): void {
	void queryClient.prefetchQuery(FIGURES);
	if (may(BOARD_RIGHT)) void queryClient.prefetchQuery(nightsOf(keptCommunity()));
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
	return useQuery(FIGURES);
}

export type Nights = Pick<Answer<"GET /rental/board">, "today" | "communityId" | "communities" | "days">;

const dayAfter = (days: number): string => businessDate(Date.now() + days * 86_400_000);

/** The board's own day figures of one community; what the board shows and what stands here cannot differ. */
function nightsOf(community: string | null) {
	return queryOptions<Nights>({
		queryKey: ["today-nights", community],
		staleTime: 60_000,
		queryFn: async ({ signal }) => {
			const query = { from: dayAfter(0), to: dayAfter(NIGHTS), communityId: community };
			const { today, communityId, communities, days } = await get("/rental/board", query, {
				quiet: true,
				signal,
			});
			return { today, communityId, communities, days };
		},
	});
}

export function useNights(community: string | null, enabled: boolean) {
	return useQuery({ ...nightsOf(community), enabled, placeholderData: keepPreviousData });
}
