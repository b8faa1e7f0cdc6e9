/** The rules of the advanced query in words. */
import type { Pair } from "@/kit/text";
import type { Rule } from "./conditions";

export const RULE_WORDS: Readonly<Record<Rule, Pair>> = {
	eq: "等于 | equals",
	ne: "不等于 | is not",
	like: "包含 | contains",
	right_like: "以…开始 | starts with",
	left_like: "以…结尾 | ends with",
	in: "在…中 | is one of",
	gt: "大于 | is greater than",
	ge: "大于等于 | is at least",
	lt: "小于 | is less than",
	le: "小于等于 | is at most",
	between: "介于 | is between",
	empty: "为空 | is empty",
	not_empty: "不为空 | is not empty",
};

/** Days that are counted from the day on which one looks. */
export const RELATIVE_DAYS: ReadonlyArray<{ value: string; words: Pair; span: boolean }> = [
	{ value: "today", words: "今天 | Today", span: false },
	{ value: "yesterday", words: "昨天 | Yesterday", span: false },
	{ value: "tomorrow", words: "明天 | Tomorrow", span: false },
	{ value: "-7d", words: "7天前 | 7 days ago", span: false },
	{ value: "-30d", words: "30天前 | 30 days ago", span: false },
	{ value: "+7d", words: "7天后 | In 7 days", span: false },
	{ value: "this_week", words: "本周 | This week", span: true },
	{ value: "last_week", words: "上周 | Last week", span: true },
	{ value: "this_month", words: "本月 | This month", span: true },
	{ value: "last_month", words: "上月 | Last month", span: true },
	{ value: "this_year", words: "今年 | This year", span: true },
	{ value: "last_year", words: "去年 | Last year", span: true },
];

const KNOWN = new Set(RELATIVE_DAYS.map((one) => one.value));
export const isRelative = (value: string) => KNOWN.has(value) || /^[+-]\d+[dwmy]$/.test(value);
