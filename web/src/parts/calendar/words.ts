/** The days of the week, Monday first. */
import type { Pair } from "@/kit/text";

export const WEEKDAYS: readonly Pair[] = [
	"周一 | Mon",
	"周二 | Tue",
	"周三 | Wed",
	"周四 | Thu",
	"周五 | Fri",
	"周六 | Sat",
	"周日 | Sun",
];
