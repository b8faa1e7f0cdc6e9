/** What the server tells of a period, the rows behind each figure, and what each figure is reckoned from. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { type Answer, get } from "@/kit/http";
import type { Pair } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";

export type Analysis = Answer<"GET /rental/analysis">;
export type Line = Shapes["AnalysisLine"];
export type Facet = keyof Analysis["arrivals"];

export interface Period {
	from: string | null;
	to: string | null;
	communityId: string;
}

/** What a number opens: stays of bed-nights, orders with nights in the period, or orders that arrive in it. */
export type Opened = { title: string; formula: Pair } & (
	| {
			of: "claimed";
			part: "order" | "lease" | "block";
			group: "all" | "month" | "building" | "type";
			key: string;
	  }
	| { of: "sold"; from?: string; to?: string }
	| { of: "arriving"; facet: Facet; key: string }
);

/** A line of the rows, whatever they are. */
export interface OpenedRow {
	id: string;
	kind: string;
	no: string;
	who: string | null;
	unit: string;
	from: string;
	to: string;
	nights: number;
	revenue?: string;
}

export interface OpenedRows {
	total: number;
	nights: number;
	revenue?: string;
	records: OpenedRow[];
}

export const PAGE_SIZE = 20;

export const FORMULAS = {
	occupancy:
		"出租率 =（订单间夜 + 长租间夜）÷（全部间夜 − 关房间夜） | Occupancy = (nights of orders + leases) ÷ (all − blocked)",
	nights: "间夜按床位或房间逐晚计，取自占用记录 | Bed-nights are counted leaf by leaf from what is occupied",
	sold: "已售房晚：期间内有效订单的住宿晚数，不含钟点房 | Nights sold: nights of valid orders in the period, without day use",
	revenue:
		"房费收入：期间内每晚房价之和，含钟点房 | Room revenue: prices of the nights in the period, day use included",
	adr: "平均房价 ADR = 房费收入 ÷ 已售房晚 | ADR = room revenue ÷ nights sold",
	revpar:
		"RevPAR = 房费收入 ÷（全部间夜 − 关房间夜 − 长租间夜） | RevPAR = room revenue ÷ (all nights − blocked − leases)",
	means:
		"平均提前：到店日减预订日；平均住宿不含钟点房；ADR = 到店订单房费 ÷ 晚数 | Days from booking to arrival; nights without day use; ADR = room fee ÷ nights",
	arriving: "期间内到店的有效订单 | Valid orders that arrive in the period",
	books:
		"今天起已订的晚数与房费；同比为364天前当时已订的同一时段，不含其后取消 | Booked from today on; last year: the same days as booked 364 days ago, without what was cancelled since",
} as const satisfies Record<string, Pair>;

const placeOf = ({ from, to, communityId }: Period) => ({
	...(from ? { from } : {}),
	...(to ? { to } : {}),
	communityId: communityId || null,
});

export const useAnalysis = (period: Period) =>
	useLiveQuery<Analysis, "rentRoll">({
		key: ["rental/analysis", period],
		topic: "rentRoll",
		keep: true,
		apply: () => "refetch",
		fetch: (signal) => get("/rental/analysis", placeOf(period), { quiet: true, signal }),
	});

async function readRows(
	opened: Opened,
	period: Period,
	pageNo: number,
	signal: AbortSignal,
): Promise<OpenedRows> {
	const page = { ...placeOf(period), pageNo, pageSize: PAGE_SIZE };
	const options = { quiet: true, signal };
	if (opened.of === "claimed") {
		const { part, group, key } = opened;
		return get("/rental/analysis/claimed", { ...page, part, group, key }, options);
	}
	const { records, ...sums } =
		opened.of === "sold"
			? await get(
					"/rental/analysis/sold",
					{ ...page, ...(opened.from ? { from: opened.from } : {}), ...(opened.to ? { to: opened.to } : {}) },
					options,
				)
			: await get("/rental/analysis/arriving", { ...page, facet: opened.facet, key: opened.key }, options);
	return { ...sums, records: records.map((row) => ({ ...row, kind: "order" })) };
}

export const useRows = (opened: Opened, period: Period, pageNo: number) =>
	useQuery({
		queryKey: ["rental/analysis/rows", opened, period, pageNo],
		queryFn: ({ signal }) => readRows(opened, period, pageNo, signal),
		placeholderData: keepPreviousData,
		refetchOnMount: "always",
	});
