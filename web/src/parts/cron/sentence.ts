/** A cron expression in plain words; the server's evaluator alone says when it fires. */
import type { Two } from "@/kit/text";

const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const WEEK_ZH = ["日", "一", "二", "三", "四", "五", "六"];
const WEEK_EN = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const NUMBER = /^\d+$/;

const any = (text: string) => text === "*" || text === "?";

/** Both named at once mean either of them, which nobody expects. */
export function setsDayAndWeek(cron: string): boolean {
	const [, , , day = "*", , week = "?"] = cron.trim().split(/\s+/);
	return !any(day) && !any(week);
}

/** null for what is no expression of six or seven parts. */
export function cronSentence(cron: string): Two | null {
	const parts = cron.trim().toUpperCase().split(/\s+/);
	if (parts.length < 6 || parts.length > 7) return null;
	const [second, minute, hour, day, month, week, year = "*"] = parts as [
		string,
		string,
		string,
		string,
		string,
		string,
		string?,
	];
	const time = timeWords(second, minute, hour);
	const date = dateWords(day, week, monthWords(month));
	const years = any(year) ? null : spanWords(year, "年", "");
	const daily = any(day) && any(week) && any(month) && any(year);
	const often = time.often && daily;
	return {
		zh: `${years ? `${years.zh}，` : ""}${often ? "" : `${date.zh} `}${time.zh}执行${time.often ? "一次" : ""}`,
		en: `Runs ${time.en}${often ? "" : `, ${date.en}`}${years ? `, in ${years.en}` : ""}`,
	};
}

function timeWords(second: string, minute: string, hour: string): Two & { often: boolean } {
	const hours = hour.split(",");
	if (NUMBER.test(second) && NUMBER.test(minute) && hours.every((one) => NUMBER.test(one))) {
		const clocks = hours.map((one) => [one, minute, second].map((part) => part.padStart(2, "0")).join(":"));
		return { zh: `${clocks.join("、")} `, en: `at ${clocks.join(", ")}`, often: false };
	}
	const words = [
		any(hour) ? null : everyWords(hour, "小时", "点", "hour"),
		any(minute) ? null : everyWords(minute, "分钟", "分", "minute"),
		any(second) ? { zh: "每秒", en: "every second" } : secondWords(second, minute, hour),
	].filter((one) => one !== null);
	return {
		zh: words.map((one) => one.zh).join(" "),
		en: words
			.map((one) => one.en)
			.reverse()
			.join(" of "),
		often: true,
	};
}

/** Second zero goes without saying where minutes or hours repeat. */
function secondWords(second: string, minute: string, hour: string): Two | null {
	if (second !== "0") return everyWords(second, "秒", "秒", "second");
	if (any(minute)) return { zh: "每分钟", en: "every minute" };
	return any(hour) && NUMBER.test(minute) ? { zh: "（每小时）", en: "every hour" } : null;
}

function everyWords(text: string, zhEvery: string, zhAt: string, en: string): Two {
	const [from, step] = text.split("/");
	if (step) {
		const start = from === "*" || from === "0" || from === "" ? null : from;
		return {
			zh: `${start ? `从第${start}${zhAt}起` : ""}每${step}${zhEvery}`,
			en: `every ${step} ${en}s${start ? ` from ${en} ${start}` : ""}`,
		};
	}
	const span = spanWords(text, zhAt, `${en} `);
	return { zh: `第${span.zh}`, en: span.en };
}

function spanWords(text: string, zh: string, en: string): Two {
	const [base = "", step] = text.split("/");
	const every = step ? { zh: `，每隔${step}`, en: ` by ${step}` } : { zh: "", en: "" };
	return {
		zh: `${base.replaceAll(",", "、").replace("-", "到")}${zh}${every.zh}`,
		en: `${en}${base.replaceAll(",", ", ").replace("-", " to ")}${every.en}`,
	};
}

function monthWords(text: string): Two {
	if (any(text)) return { zh: "每月", en: "the month" };
	const plain = MONTHS.reduce((all, name, at) => all.replaceAll(name, String(at + 1)), text);
	const span = spanWords(plain, "月", "month ");
	return { zh: span.zh, en: span.en };
}

function dateWords(day: string, week: string, month: Two): Two {
	const whole = month.zh === "每月";
	if (!any(week)) return weekWords(week, month, whole);
	if (any(day))
		return whole
			? { zh: "每天", en: "every day" }
			: { zh: `${month.zh}每天`, en: `every day of ${month.en}` };
	const of = (zh: string, en: string) => ({ zh: `${month.zh}${zh}`, en: `on ${en} of ${month.en}` });
	if (day === "L") return of("最后一天", "the last day");
	if (day === "LW") return of("最后一个工作日", "the last weekday");
	if (day.startsWith("L-"))
		return of(`倒数第${Number(day.slice(2)) + 1}天`, `${day.slice(2)} days before the last day`);
	if (day.endsWith("W"))
		return of(`离${day.slice(0, -1)}日最近的工作日`, `the weekday nearest to day ${day.slice(0, -1)}`);
	if (day.includes("/")) {
		const words = everyWords(day, "天", "日", "day");
		return of(words.zh, words.en);
	}
	const span = spanWords(day, "日", "day ");
	return of(span.zh, span.en);
}

function weekWords(week: string, month: Two, whole: boolean): Two {
	const before = whole ? "每" : `${month.zh}的`;
	const after = whole ? "" : ` of ${month.en}`;
	const [dayOf, nth] = week.split("#");
	if (nth && dayOf)
		return {
			zh: `${month.zh}第${nth}个周${zhDay(dayOf)}`,
			en: `on ${enDay(dayOf)} number ${nth} of ${month.en}`,
		};
	if (week.length > 1 && week.endsWith("L"))
		return {
			zh: `${month.zh}最后一个周${zhDay(week.slice(0, -1))}`,
			en: `on the last ${enDay(week.slice(0, -1))} of ${month.en}`,
		};
	const days = week.split(",").map((item) => item.split("-"));
	return {
		zh: `${before}周${days.map((span) => span.map(zhDay).join("到周")).join("、周")}`,
		en: `on ${days.map((span) => span.map(enDay).join(" to ")).join(", ")}${after}`,
	};
}

const indexOf = (text: string) => (NUMBER.test(text) ? Number(text) - 1 : WEEKDAYS.indexOf(text));
const zhDay = (text: string) => WEEK_ZH[indexOf(text)] ?? text;
const enDay = (text: string) => WEEK_EN[indexOf(text)] ?? text;
