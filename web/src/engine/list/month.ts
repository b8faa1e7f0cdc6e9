/** A list as a calendar: which rows its days ask for, and each row as what happens there. Pure. */
import dayjs from "dayjs";
import type { Shapes } from "@/gen/api";
import { type CalendarEvent, monthOf, STAMP } from "@/parts/calendar/days";
import { type Describe, fieldOf, namedOf, nameOf, type Row } from "../describe";
import { type Group, groupText, type Node, readGroupText } from "../query/conditions";
import type { ListState } from "./list-state";

type Span = Shapes["SpanShape"];

/** The first and the last day on screen. */
export type Days = readonly [first: string, last: string];

/** The whole weeks of a day's month. */
export function daysAround(today: string): Days {
	const days = monthOf(today).flat();
	return [days[0] ?? today, days.at(-1) ?? today];
}

/** One read brings no more; the calendar says how many there are besides. */
export const MOST = 300;
/** Of what has no end. */
const MINUTES = 60;
const DAY_END = "23:59";

/** Of days, not of moments. */
export const isWhole = (describe: Describe, { begin }: Span) => fieldOf(describe, begin)?.kind === "date";

/** What touches these days: it begins before they are over, and ends or begins after they began. */
export function within(describe: Describe, span: Span, [first, last]: Days): Group {
	const whole = isWhole(describe, span);
	const [from, to] = whole ? [first, last] : [`${first} 00:00:00`, `${last} ${DAY_END}:59`];
	const after = (field: string): Node => ({ field, rule: "ge", val: from });
	const begun: Node = { field: span.begin, rule: "le", val: to };
	if (!span.end) return { matchType: "and", conditions: [begun, after(span.begin)] };
	return {
		matchType: "and",
		conditions: [begun, { matchType: "or", conditions: [after(span.end), after(span.begin)] }],
	};
}

/** The place's own query, narrowed to these days. */
export function narrowed(
	fixed: Record<string, string>,
	describe: Describe,
	span: Span,
	days: Days,
): Record<string, string> {
	const own = readGroupText(fixed.q ?? null);
	const group = within(describe, span, days);
	return { ...fixed, q: groupText(own ? { ...group, conditions: [own, ...group.conditions] } : group) };
}

/** All of them at once, the earliest first. */
export const allSorted = (state: ListState, key: string): ListState => ({
	...state,
	page: 1,
	size: MOST,
	sort: [{ key, order: "asc" }],
});

/** null of a row that has no day. */
export function eventOf(describe: Describe, span: Span, row: Row): CalendarEvent | null {
	const begin = text(row[span.begin]);
	if (!begin) return null;
	const end = span.end ? text(row[span.end]) : "";
	const title = (span.title && text(namedOf(row, span.title) ?? row[span.title])) || nameOf(describe, row);
	const known = { id: row.id, title, fixed: true };
	if (isWhole(describe, span)) {
		const last = end >= begin ? end : begin;
		return { ...known, whole: true, from: `${begin} 00:00`, to: `${last} ${DAY_END}` };
	}
	const from = begin.slice(0, STAMP.length);
	const to = end > begin ? end.slice(0, STAMP.length) : dayjs(from).add(MINUTES, "minute").format(STAMP);
	return { ...known, from, to };
}

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
