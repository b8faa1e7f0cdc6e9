/** Times as a person reads them on a card: always the clock, and how long until then. */
import { useEffect, useState } from "react";
import { t } from "@/kit/text";
import { minutesLeft, writeTime } from "@/kit/time";

export function useNow(everyMs: number): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return now;
}

/** The clock, with the date in front when it is not today's. */
export function clockText(moment: Date, now: Date): string {
	const text = writeTime(moment);
	return text.slice(0, 10) === writeTime(now).slice(0, 10) ? text.slice(11, 16) : text.slice(5, 16);
}

export function spanText(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	if (hours === 0) return t("{rest} 分钟 | {rest} min", { rest });
	if (rest === 0) return t("{hours} 小时 | {hours} h", { hours });
	return t("{hours} 小时 {rest} 分 | {hours} h {rest} min", { hours, rest });
}

export interface Due {
	clock: string;
	left: string;
	tone: "calm" | "soon" | "late";
}

const SOON_MINUTES = 60;

export function dueOf(deadline: string | null, now: Date): Due | null {
	const left = minutesLeft(deadline, now);
	if (deadline === null || left === null) return null;
	const clock =
		deadline.slice(0, 10) === writeTime(now).slice(0, 10) ? deadline.slice(11, 16) : deadline.slice(5, 16);
	if (left < 0)
		return { clock, left: t("已超时 {span} | {span} late", { span: spanText(-left) }), tone: "late" };
	return {
		clock,
		left: t("还剩 {span} | {span} left", { span: spanText(left) }),
		tone: left <= SOON_MINUTES ? "soon" : "calm",
	};
}
