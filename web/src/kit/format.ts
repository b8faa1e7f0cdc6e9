/** How numbers and moments are shown, wherever they come from. */
import dayjs from "dayjs";

export const DAY = "YYYY-MM-DD";
export const MOMENT = "YYYY-MM-DD HH:mm:ss";

/** A day as people type it; the first is how it is shown. 5/12/2026 is one day here and another there, and is no form. */
export const DAYS = [
	DAY,
	"YYYY-M-D",
	"YYYY/MM/DD",
	"YYYY/M/D",
	"YYYY.MM.DD",
	"YYYY.M.D",
	"YYYY年M月D日",
	"YYYY年MM月DD日",
	"YYYYMMDD",
];
export const MOMENTS = [MOMENT, ...DAYS.flatMap((day) => [`${day} HH:mm:ss`, `${day} HH:mm`, `${day} H:mm`])];
export const MINUTE = "YYYY-MM-DD HH:mm";
export const CLOCK = "HH:mm:ss";

/** 1234567.5 as 1,234,567.50 was sent: thousands are separated, digits are left as they are. */
export function grouped(value: string | number): string {
	const [whole = "", rest] = String(value).split(".");
	return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",") + (rest === undefined ? "" : `.${rest}`);
}

/** An amount with its currency, behind the sign where there is one: -¥1,234.50. */
export function priced(amount: string): string {
	return amount.startsWith("-") ? `-¥${amount.slice(1)}` : `¥${amount}`;
}

/** A moment by a pattern; what is none is shown as it is. */
export function momentText(value: string | number | Date | null | undefined, pattern = MOMENT): string {
	if (value === null || value === undefined || value === "") return "";
	const read = dayjs(value);
	return read.isValid() ? read.format(pattern) : String(value);
}

/** A moment to the minute. */
export const minuteText = (value: string | null | undefined): string => momentText(value, MINUTE);

/** The time of day of a moment or of "8:05". */
export function clockText(value: string): string {
	const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(value.trim());
	if (!time) return momentText(value, CLOCK);
	return [time[1], time[2], time[3] ?? "0"].map((part) => (part ?? "").padStart(2, "0")).join(":");
}
