/** The words for kinds, states and acts, which phone and dispatcher say alike. */
import { type Pair, t } from "@/kit/text";
import type { HkState, HkType } from "./order";

export const TYPE_WORDS: Record<HkType, Pair> = {
	checkout: "退房保洁 | Check-out clean",
	stayover: "续住保洁 | Stay-over clean",
	deep: "深度保洁 | Deep clean",
	inspect: "查房 | Inspection",
	repair: "维修 | Repair",
	custom: "其他 | Other",
};

export const STATE_WORDS: Record<HkState, Pair> = {
	pending: "待派单 | Unassigned",
	dispatched: "待接单 | To accept",
	accepted: "已接单 | Accepted",
	in_progress: "进行中 | In progress",
	to_inspect: "待查房 | To inspect",
	completed: "已完成 | Completed",
	abnormal: "异常 | Problem",
	cancelled: "已取消 | Cancelled",
};

export const PAUSED_WORDS: Pair = "已暂停 | Paused";

const EVENT_WORDS: Record<string, Pair> = {
	create: "创建 | Created",
	dispatch: "派单 | Dispatched",
	redispatch: "改派 | Reassigned",
	recall: "收回 | Taken back",
	accept: "接单 | Accepted",
	auto_accept: "自动接单 | Accepted automatically",
	refuse: "拒单 | Refused",
	timeout: "超时未接 | Not accepted in time",
	start: "开始 | Started",
	pause: "暂停 | Paused",
	resume: "继续 | Resumed",
	photo: "照片 | Photo",
	finish: "完成 | Finished",
	pass: "查房通过 | Inspection passed",
	fail: "查房不通过 | Inspection failed",
	reschedule: "改期 | Moved in time",
	problem: "报告问题 | Problem reported",
	resolve: "问题已解决 | Resolved",
	cancel: "取消 | Cancelled",
	reopen: "重新打开 | Reopened",
};

export function eventWord(kind: string): Pair {
	return EVENT_WORDS[kind] ?? (`${kind} | ${kind}` as Pair);
}

/** 165 as 2小时45分: nobody counts in minutes beyond an hour. */
export function spanText(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return t("{rest}分钟 | {rest} min", { rest });
	if (rest === 0) return t("{hours}小时 | {hours} h", { hours });
	return t("{hours}小时{rest}分 | {hours} h {rest} min", { hours, rest });
}
