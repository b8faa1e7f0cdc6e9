/** The calendar of prices as its page draws it: rows of units or of types, and what a rectangle of its cells stands for. */
import type { Shapes } from "@/gen/api";
import { type Answer, get, post } from "@/kit/http";
import type { Pair } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import type { CellSpan, PaintAnswer } from "../api";
import { dayOf, isoOf } from "../board/model/day";
import { briefYuan, toFen } from "../cashier/money";

export type PriceCalendar = Answer<"GET /rental/price/calendar">;
export type View = "units" | "types";
export type PriceRow = Shapes["PriceRow"];

/** A row of the page: a unit, or all units of a type. */
export interface Line {
	key: string;
	title: string;
	units: readonly PriceRow[];
}

/** Rows and days of a rectangle, both ends included. */
export interface Rect {
	row: number;
	toRow: number;
	day: number;
	toDay: number;
}

/** Why a night costs that, in a word; in full on the cell. */
export const SOURCES: Readonly<Record<string, { text: Pair; color?: string }>> = {
	override: { text: "单日 | Day", color: "magenta" },
	plan: { text: "计划 | Plan", color: "purple" },
	holiday: { text: "节假日 | Holiday", color: "red" },
	workday: { text: "调休 | Make-up", color: "gold" },
	weekend: { text: "周末 | Weekend", color: "processing" },
	weekday: { text: "平日 | Weekday" },
	base: { text: "基础 | Base" },
	mixed: { text: "不一 | Mixed" },
};

export const usePrices = (communityId: string, from: string | null, days: number) =>
	useLiveQuery<PriceCalendar, `boardChanges/${string}`>({
		key: ["rental/price/calendar", communityId, from, days],
		topic: communityId ? `boardChanges/${communityId}` : null,
		keep: true,
		apply: (state, event) => (event.op === "prices" ? "refetch" : state),
		fetch: (signal) =>
			get(
				"/rental/price/calendar",
				{
					communityId: communityId || null,
					...(from ? { from, to: isoOf(dayOf(from) + days) } : {}),
				},
				{ quiet: true, signal },
			),
	});

export const takeBack = (changes: PaintAnswer["changes"]) =>
	post("/rental/price/restore", { changes }, { quiet: true });

export function linesOf(rows: readonly PriceRow[], view: View, typeText: (row: PriceRow) => string): Line[] {
	if (view === "units") return rows.map((row) => ({ key: row.unitId, title: row.title, units: [row] }));
	const types = new Map<string, PriceRow[]>();
	for (const row of rows) types.set(row.unitType, [...(types.get(row.unitType) ?? []), row]);
	return [...types].map(([key, units]) => ({
		key,
		title: units[0] ? `${typeText(units[0])} × ${units.length}` : key,
		units,
	}));
}

/** "188", or "188–288" where units of the type differ. */
export function priceText(prices: readonly (string | null)[]): string {
	const known = prices.filter((price) => price !== null).sort((one, other) => toFen(one) - toFen(other));
	const [least, most] = [known[0], known.at(-1)];
	if (least === undefined || most === undefined) return "—";
	return least === most ? briefYuan(least) : `${briefYuan(least)}–${briefYuan(most)}`;
}

export function sourceOf(line: Line, day: number): { rule: string; note: string | null } {
	const cells = line.units.map((unit) => unit.cells[day]);
	const first = cells[0];
	const same = cells.every((cell) => cell?.rule === first?.rule);
	return same ? { rule: first?.rule ?? "base", note: first?.note ?? null } : { rule: "mixed", note: null };
}

export const covers = (rect: Rect | null, row: number, day: number): boolean =>
	rect !== null &&
	row >= Math.min(rect.row, rect.toRow) &&
	row <= Math.max(rect.row, rect.toRow) &&
	day >= Math.min(rect.day, rect.toDay) &&
	day <= Math.max(rect.day, rect.toDay);

/** What is sent of a rectangle; days before today cannot be changed and are left out. */
export function spansOf(rect: Rect, lines: readonly Line[], calendar: PriceCalendar): CellSpan[] {
	const days = calendar.days.map(({ night }) => night);
	const first = days[Math.min(rect.day, rect.toDay)] ?? calendar.today;
	const last = days[Math.max(rect.day, rect.toDay)] ?? calendar.today;
	const from = first < calendar.today ? calendar.today : first;
	if (last < from) return [];
	const to = isoOf(dayOf(last) + 1);
	return lines
		.slice(Math.min(rect.row, rect.toRow), Math.max(rect.row, rect.toRow) + 1)
		.flatMap(({ units }) => units.map(({ unitId }) => ({ unitId, from, to })));
}
