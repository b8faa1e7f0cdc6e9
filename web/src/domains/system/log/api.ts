/** The calls about sessions, logs and versions of records. */
import { queryOptions } from "@tanstack/react-query";
import type { Page } from "@/engine/describe";
import { get, getAt, post } from "@/kit/http";

const QUIET = { quiet: true };

export interface Online {
	id: string;
	token: string;
	username: string;
	realname: string;
	avatar: string | null;
	ip: string | null;
	browser: string | null;
	loginTime: string;
	lastSeen: string;
	own: boolean;
	online: boolean;
}

export interface OnlineUsers {
	records: Online[];
	total: number;
}

export const fetchOnline = (username: string, pageNo: number, signal: AbortSignal) =>
	get("/sys/online/list", { username, pageNo, pageSize: 20 }, { ...QUIET, signal });

export const forceLogout = (token: string) => post("/sys/online/forceLogout", { token }, QUIET);

export interface Visits {
	totalVisitCount: number;
	todayVisitCount: number;
	todayIp: number;
}

export const visitTotals = () =>
	queryOptions({
		queryKey: ["visits", "totals"],
		queryFn: ({ signal }) => get("/sys/loginfo", undefined, { ...QUIET, signal }),
	});

export interface VisitDay {
	type: string;
	tian: string;
	visit: number;
	ip: number;
}

export const visitDays = () =>
	queryOptions({
		queryKey: ["visits", "days"],
		queryFn: ({ signal }) => get("/sys/visitInfo", undefined, { ...QUIET, signal }),
	});

export interface Version {
	id: string;
	dataTable: string;
	/** The list that shows the table, as a pair. */
	dataTable_dictText?: string | null;
	dataPath?: string | null;
	dataId: string;
	dataVersion: number;
	/** JSON text: the changed fields, or the whole record as it was. */
	dataContent: string;
	action: string;
	createBy: string;
	createBy_dictText: string | null;
	createTime: string;
}

export const changes = (dataTable: string, dataId: string, pageNo: number) =>
	queryOptions({
		queryKey: ["data-log", dataTable, dataId, pageNo],
		queryFn: ({ signal }) =>
			getAt<Omit<Page, "records"> & { records: Version[] }>(
				"/sys/dataLog/list",
				{ dataTable, dataId, pageNo, pageSize: 20 },
				{ ...QUIET, signal },
			),
	});

export const versionsOf = (dataTable: string, dataId: string) =>
	queryOptions({
		queryKey: ["data-log", "versions", dataTable, dataId],
		queryFn: ({ signal }) =>
			getAt<Version[]>("/sys/dataLog/queryDataVerList", { dataTable, dataId }, { ...QUIET, signal }),
	});

export const compare = (dataId1: string, dataId2: string) =>
	queryOptions({
		queryKey: ["data-log", "compare", dataId1, dataId2],
		queryFn: ({ signal }) =>
			getAt<Version[]>("/sys/dataLog/queryCompareList", { dataId1, dataId2 }, { ...QUIET, signal }),
		enabled: dataId1 !== "" && dataId2 !== "",
	});
