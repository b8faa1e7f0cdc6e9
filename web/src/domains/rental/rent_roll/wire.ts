/** What the server tells of the rent roll, kept true by its topic. */
import { type Answer, get } from "@/kit/http";
import { useLiveQuery } from "@/live/useLiveQuery";

export type Roll = Answer<"GET /rental/rentRoll">;
export type RollRow = Roll["records"][number];
export type Status = RollRow["status"];
export type Trend = Answer<"GET /rental/rentRoll/months">;

export interface Asked {
	communityId: string;
	status: Status | "";
	pageNo: number;
}

export const PAGE_SIZE = 50;

export const useRoll = ({ communityId, status, pageNo }: Asked) =>
	useLiveQuery<Roll, "rentRoll">({
		key: ["rent roll", communityId, status, pageNo],
		topic: "rentRoll",
		keep: true,
		apply: () => "refetch",
		fetch: (signal) =>
			get(
				"/rental/rentRoll",
				{ communityId: communityId || null, status: status || null, pageNo, pageSize: PAGE_SIZE },
				{ quiet: true, signal },
			),
	});

export const useTrend = (communityId: string) =>
	useLiveQuery<Trend, "rentRoll">({
		key: ["rent roll months", communityId],
		topic: "rentRoll",
		keep: true,
		apply: () => "refetch",
		fetch: (signal) =>
			get("/rental/rentRoll/months", { communityId: communityId || null }, { quiet: true, signal }),
	});
