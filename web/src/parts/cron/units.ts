/** The seven fields of a cron expression: their bounds, their modes, and the texts each mode stands for. */
import type { Pair } from "@/kit/text";

export const KEYS = ["second", "minute", "hour", "day", "month", "week", "year"] as const;
export type UnitKey = (typeof KEYS)[number];

/** Numbered from 1 as `cronEvery`. */
export const MODES = [
	"every",
	"range",
	"loop",
	"specify",
	"unset",
	"workday",
	"last",
	"lastWorkday",
	"beforeEnd",
	"lastOf",
	"nth",
] as const;
export type Mode = (typeof MODES)[number];

type Bounds = readonly [min: number, max: number];

export interface Unit {
	key: UnitKey;
	name: Pair;
	/** What stands after a number of it. */
	after: Pair;
	/** What one of it is called where they are counted. */
	counted: Pair;
	modes: readonly Mode[];
	start: Bounds;
	interval: Bounds;
	range: Bounds;
	/** What can be picked one by one. */
	list: Bounds;
	empty: "*" | "?";
}

const PLAIN = ["every", "range", "loop", "specify"] as const;
const SIXTY: Bounds = [0, 59];
const YEARS: Bounds = [2019, 2119];

export const UNITS: Readonly<Record<UnitKey, Unit>> = {
	second: {
		key: "second",
		name: "秒 | Second",
		after: "秒 | ",
		counted: "秒 | seconds",
		modes: PLAIN,
		start: SIXTY,
		interval: [1, 59],
		range: SIXTY,
		list: SIXTY,
		empty: "*",
	},
	minute: {
		key: "minute",
		name: "分 | Minute",
		after: "分 | ",
		counted: "分钟 | minutes",
		modes: PLAIN,
		start: SIXTY,
		interval: [1, 60],
		range: SIXTY,
		list: SIXTY,
		empty: "*",
	},
	hour: {
		key: "hour",
		name: "时 | Hour",
		after: "时 | ",
		counted: "小时 | hours",
		modes: PLAIN,
		start: [0, 23],
		interval: [1, 23],
		range: [0, 23],
		list: [0, 23],
		empty: "*",
	},
	day: {
		key: "day",
		name: "日 | Day",
		after: "日 | ",
		counted: "天 | days",
		modes: ["unset", "every", "range", "loop", "workday", "last", "lastWorkday", "beforeEnd", "specify"],
		start: [1, 31],
		interval: [1, 31],
		range: [1, 31],
		list: [1, 31],
		empty: "*",
	},
	month: {
		key: "month",
		name: "月 | Month",
		after: "月 | ",
		counted: "个月 | months",
		modes: PLAIN,
		start: [0, 12],
		interval: [1, 12],
		range: [1, 12],
		list: [1, 12],
		empty: "*",
	},
	week: {
		key: "week",
		name: "周 | Week",
		after: " | ",
		counted: "天 | days",
		modes: ["unset", "every", "range", "loop", "lastOf", "nth", "specify"],
		start: [1, 7],
		interval: [1, 7],
		range: [1, 7],
		list: [1, 7],
		empty: "?",
	},
	year: {
		key: "year",
		name: "年 | Year",
		after: "年 | ",
		counted: "年 | years",
		modes: PLAIN,
		start: YEARS,
		interval: [1, 99],
		range: YEARS,
		// A hundred to pick from; the last bound can be reached by a range.
		list: [2019, 2118],
		empty: "*",
	},
};

export const NEAREST: Bounds = [1, 31];
export const BEFORE_END: Bounds = [1, 31];
export const NTH: Bounds = [1, 5];

/** Sunday = 1, as the expression counts. */
export const WEEKDAYS: readonly Pair[] = [
	"周日 | Sunday",
	"周一 | Monday",
	"周二 | Tuesday",
	"周三 | Wednesday",
	"周四 | Thursday",
	"周五 | Friday",
	"周六 | Saturday",
];

const WEEK_NAMES = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const MONTH_NAMES = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const NAMES: Partial<Record<UnitKey, readonly string[]>> = { week: WEEK_NAMES, month: MONTH_NAMES };

/** The number of a name such as MON or JAN; others stay as they are. */
export function unnamed(key: UnitKey, text: string): string {
	const names = NAMES[key] ?? [];
	return names.reduce((all, name, at) => all.replaceAll(name, String(at + 1)), text.toUpperCase());
}

export const clamp = (value: number, [min, max]: Bounds): number => Math.min(max, Math.max(min, value));
export const within = (value: number, [min, max]: Bounds): boolean => value >= min && value <= max;
