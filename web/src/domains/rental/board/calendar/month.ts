/** What the calendar of a unit shows of a month: each night with its price and its limits, and what lies on it. */
import { type CalendarEvent, monthOf } from "@/parts/calendar/days";
import { freeNights } from "../model/bars";
import { dayOf, isoOf } from "../model/day";
import { type LimitWord, limitWords } from "../model/limits";
import type { BoardModel, BoardStay } from "../model/model";
import { staysOn } from "../model/stays";
import type { Unit } from "../model/wire";

export interface Night {
	date: string;
	day: number;
	/** null where nothing is sold by the night. */
	price: string | null;
	limits: LimitWord[];
	reason: string;
	holiday: string;
	free: boolean;
	past: boolean;
}

/** "2026-09", or whatever an address says: the first of that month, else today. */
export function dayShown(month: string | null, today: number): string {
	return month !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : isoOf(today);
}

/** The first day and the end of the weeks around the month, as days. */
export function weeksAround(date: string): { from: number; to: number } {
	const dates = monthOf(date).flat();
	const from = dayOf(dates[0] ?? date);
	return { from, to: from + dates.length };
}

/** The nights of the weeks around a month. */
export function nightsAround(model: BoardModel, unit: Unit, date: string): Night[] {
	const { from, to } = weeksAround(date);
	const free = new Set(freeNights(model, unit, from, to));
	const [prices, rules] = [model.prices.get(unit.id), model.rules.get(unit.id)];
	return Array.from({ length: to - from }, (_, at) => {
		const day = from + at;
		const rule = rules?.get(day);
		return {
			date: isoOf(day),
			day,
			price: prices?.get(day) ?? null,
			limits: rule ? limitWords(rule) : [],
			reason: rule?.reason ?? "",
			holiday: model.holidays.get(day)?.name ?? "",
			free: free.has(day),
			past: day < model.today,
		};
	});
}

/** What lies on the unit, or on anything that shares its places, in these days; the hold of this very window is the open form. */
export function staysAround(model: BoardModel, unit: Unit, date: string, clientId: string): BoardStay[] {
	const { from, to } = weeksAround(date);
	return staysOn(model, unit.leafIds, from, to).filter(
		(stay) => !(stay.kind === "hold" && stay.clientId === clientId),
	);
}

const MIDNIGHT = "00:00";

/** A stay takes nights, so its last day is not in it; day use has its hours. */
export const eventOf = (
	stay: BoardStay,
	title: string,
	tone: NonNullable<CalendarEvent["tone"]>,
): CalendarEvent => ({
	id: stay.id,
	title,
	from: `${stay.from} ${stay.hours?.from ?? MIDNIGHT}`,
	to: `${stay.to} ${stay.hours?.to ?? MIDNIGHT}`,
	tone,
	whole: stay.hours === undefined,
	fixed: true,
});
