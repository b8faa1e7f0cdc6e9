/** Which reports there are: those that were declared, each a list with its sums, and the pages that are reports by themselves. */
import { queryOptions } from "@tanstack/react-query";
import { type Answer, get } from "@/kit/http";
import type { Pair } from "@/kit/text";

export type ReportName = Answer<"GET /online/cgreport/api/getReports">[number];

export const reportsQuery = queryOptions({
	queryKey: ["report", "names"],
	queryFn: ({ signal }) => get("/online/cgreport/api/getReports", undefined, { quiet: true, signal }),
});

export const addressOf = (code: string) => `/report?code=${encodeURIComponent(code)}`;

/** Pages with figures of their own, and what they answer. */
export const PAGES: ReadonlyArray<{ path: string; holds: Pair }> = [
	{
		path: "/rental/analysis",
		holds: "出租率、平均房价、每房收益、来源与提前期 | Occupancy, ADR, RevPAR, sources and lead times",
	},
	{
		path: "/rental/rentRoll",
		holds: "租金表、收缴率、空置损失、续租率 | Rent roll, collection, vacancy loss, renewals",
	},
	{ path: "/rental/arrears", holds: "欠款账龄 | Arrears by age" },
	{ path: "/rental/renewals", holds: "到期阶梯与续租 | Leases by when they end" },
	{ path: "/rental/deposits", holds: "押金余额与应退 | Deposits held and due back" },
	{ path: "/rental/cashier", holds: "班次与交接 | Shifts and what they hand over" },
	{ path: "/dashboard/chamber", holds: "会员、会费、活动与问卷 | Members, dues, activities, surveys" },
	{ path: "/svy/analysis", holds: "每题的人数与占比 | Counts and shares of each question" },
];
