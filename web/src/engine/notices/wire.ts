/** The calls of notices, as the portal's own client makes them. */
import { type Answer, get, put } from "@/kit/http";
import type { Pair } from "@/kit/text";
import type { Options } from "@/kit/transport";

export type BellContent = Answer<"GET /sys/annountCement/listByUser">;
export type NoticePage = Answer<"GET /sys/annountCement/listByRead">;
/** An announcement or message; only of those that were sent to the reader it is known whether they have read it. */
export type Notice = Answer<"GET /sys/annountCement/queryById">;
/** A draft that is looked at has no time yet. */
export const sentAt = ({ sendTime }: Notice): string => sendTime ?? "";
export type Priority = "L" | "M" | "H";

export interface NoticeFilter {
	titile: string;
	readFlag: "" | "0" | "1";
	msgCategory: "" | "1" | "2";
	priority: "" | Priority;
	pageNo: number;
	pageSize: number;
}

export type Reminding = Answer<"GET /sys/noticeSetting/mine">;

const silent = (signal?: AbortSignal): Options => ({ quiet: true, ...(signal ? { signal } : {}) });

export const fetchBell = (signal?: AbortSignal) =>
	get("/sys/annountCement/listByUser", undefined, silent(signal));
export const fetchNotice = (id: string, signal?: AbortSignal) =>
	get("/sys/annountCement/queryById", { id }, silent(signal));
export const fetchMine = (filter: NoticeFilter, signal?: AbortSignal) =>
	get("/sys/annountCement/listByRead", { ...filter }, silent(signal));
export const markRead = (anntId: string) =>
	put("/sys/sysAnnouncementSend/editByAnntIdAndUserId", { anntId }, { quiet: true });
export const markAllRead = () => put("/sys/sysAnnouncementSend/readAll");
export const REMINDING_KEY = ["notice-setting"];
export const fetchReminding = (signal?: AbortSignal) =>
	get("/sys/noticeSetting/mine", undefined, silent(signal));
export const saveReminding = (setting: Omit<Reminding, "quietNow">) =>
	put("/sys/noticeSetting/mine", setting);

export const PRIORITIES: Readonly<Record<Priority, Pair>> = {
	L: "一般 | General",
	M: "重要 | Important",
	H: "紧急 | Urgent",
};
