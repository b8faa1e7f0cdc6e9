/** When, as short as it can be said: the time today, "yesterday", the day of this year, else the whole day. */
import { t } from "@/kit/text";
import { dayOfMs } from "../store/rows";

const DAY_MS = 86_400_000;

export function shortTime(at: string | null, now = Date.now()): string {
	if (!at) return "";
	const day = at.slice(0, 10);
	if (day === dayOfMs(now)) return at.slice(11, 16);
	if (day === dayOfMs(now - DAY_MS)) return t("昨天 | Yesterday");
	const [year, month, date] = day.split("-");
	const short = `${Number(month)}/${Number(date)}`;
	return year === dayOfMs(now).slice(0, 4) ? short : `${year}/${short}`;
}

const WEEKDAYS = [
	"星期日 | Sunday",
	"星期一 | Monday",
	"星期二 | Tuesday",
	"星期三 | Wednesday",
	"星期四 | Thursday",
	"星期五 | Friday",
	"星期六 | Saturday",
] as const;

/** A day above its messages. */
export function dayName(day: string, now = Date.now()): string {
	if (day === dayOfMs(now)) return t("今天 | Today");
	if (day === dayOfMs(now - DAY_MS)) return t("昨天 | Yesterday");
	const [year, month, date] = day.split("-");
	const weekday = t(WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? WEEKDAYS[0]);
	const withYear = year !== dayOfMs(now).slice(0, 4);
	const text = t("{month}月{date}日 | {month}/{date}", { month: Number(month), date: Number(date) });
	const whole = t("{year}年{text} | {text}/{year}", { year: year ?? "", text });
	return `${withYear ? whole : text} ${weekday}`;
}
