/** The calls of notices, as the portal's own client makes them. */
import { get, getAt, type Options, put } from "@/kit/http";
import type { Pair } from "@/kit/text";

export type Priority = "L" | "M" | "H";

export interface Notice {
	/** The announcement's id. */
	id: string;
	titile: string;
	msgContent: string;
	msgAbstract: string | null;
	sender: string | null;
	/** The sender's real name. */
	senderName: string | null;
	sendTime: string;
	priority: Priority;
	/** 1 notice, 2 system message. */
	msgCategory: "1" | "2";
	openType: "url" | "component" | "" | null;
	openPage: string | null;
	busType: string | null;
	busId: string | null;
	anntFiles: string | null;
	/** 1 while it is out. */
	sendStatus: string;
	readFlag?: "0" | "1";
	readTime?: string | null;
	/** Whether the server lets it pop up now; quiet hours say no. */
	remind?: boolean;
}

export interface BellContent {
	anntMsgList: Notice[];
	anntMsgTotal: number;
	sysMsgList: Notice[];
	sysMsgTotal: number;
}

export interface NoticePage {
	records: Notice[];
	total: number;
	size: number;
	current: number;
}

export interface NoticeFilter {
	titile: string;
	readFlag: "" | "0" | "1";
	msgCategory: "" | "1" | "2";
	priority: "" | Priority;
	pageNo: number;
	pageSize: number;
}

export interface Reminding {
	quiet: boolean;
	quietBegin: string;
	quietEnd: string;
	urgentThrough: boolean;
	/** The server's word on this moment. */
	quietNow: boolean;
}

const silent = (signal?: AbortSignal): Options => ({ quiet: true, ...(signal ? { signal } : {}) });

export const fetchBell = (signal?: AbortSignal) =>
	getAt<BellContent>("/sys/annountCement/listByUser", undefined, silent(signal));
export const fetchNotice = (id: string, signal?: AbortSignal) =>
	getAt<Notice>("/sys/annountCement/queryById", { id }, silent(signal));
export const fetchMine = (filter: NoticeFilter, signal?: AbortSignal) =>
	getAt<NoticePage>("/sys/annountCement/listByRead", { ...filter }, silent(signal));
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
