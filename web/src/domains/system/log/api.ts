/** The calls about sessions, logs and versions of records. */
import { queryOptions } from "@tanstack/react-query";
import { type Answer, get, post } from "@/kit/http";

const QUIET = { quiet: true };

export type OnlineUsers = Answer<"GET /sys/online/list">;
export type Online = OnlineUsers["records"][number];

export const fetchOnline = (username: string, pageNo: number, signal: AbortSignal) =>
	get("/sys/online/list", { username, pageNo, pageSize: 20 }, { ...QUIET, signal });

export const forceLogout = (token: string) => post("/sys/online/forceLogout", { token }, QUIET);

export type Visits = Answer<"GET /sys/loginfo">;

export const visitTotals = () =>
	queryOptions({
		queryKey: ["visits", "totals"],
		queryFn: ({ signal }) => get("/sys/loginfo", undefined, { ...QUIET, signal }),
	});

export type VisitDay = Answer<"GET /sys/visitInfo">[number];

export const visitDays = () =>
	queryOptions({
		queryKey: ["visits", "days"],
		queryFn: ({ signal }) => get("/sys/visitInfo", undefined, { ...QUIET, signal }),
	});

export type Version = Answer<"GET /sys/dataLog/queryDataVerList">[number];

export const changes = (dataTable: string, dataId: string, pageNo: number) =>
	queryOptions({
		queryKey: ["data-log", dataTable, dataId, pageNo],
		queryFn: ({ signal }) =>
			get("/sys/dataLog/list", { dataTable, dataId, pageNo, pageSize: 20 }, { ...QUIET, signal }),
	});

export const versionsOf = (dataTable: string, dataId: string) =>
	queryOptions({
		queryKey: ["data-log", "versions", dataTable, dataId],
		queryFn: ({ signal }) =>
			get("/sys/dataLog/queryDataVerList", { dataTable, dataId }, { ...QUIET, signal }),
	});

export const compare = (dataId1: string, dataId2: string) =>
	queryOptions({
		queryKey: ["data-log", "compare", dataId1, dataId2],
		queryFn: ({ signal }) => get("/sys/dataLog/queryCompareList", { dataId1, dataId2 }, { ...QUIET, signal }),
		enabled: dataId1 !== "" && dataId2 !== "",
	});
