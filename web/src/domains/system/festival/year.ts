/** A year as the wall calendar shows it: months of weeks, and what each day of a festival is. */
import type { Row } from "@/engine/describe";

export interface DayMark {
	id: string;
	name: string;
	kind: string;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** What people ask first: is it a day off, is it a day of work, else what it is named. */
const RANK: Readonly<Record<string, number>> = { holiday: 2, workday: 1 };

const pad = (number: number): string => String(number).padStart(2, "0");

export const dayText = (year: number, month: number, day: number): string =>
	`${year}-${pad(month + 1)}-${pad(day)}`;

/** Weeks begin on Monday; null before the first and after the last day. */
export function weeksOf(year: number, month: number): Array<Array<number | null>> {
	const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
	const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => {
			const day = week * 7 + weekday - before + 1;
			return day >= 1 && day <= days ? day : null;
		}),
	);
}

/** By day; where two festivals meet, the day off wins. */
export function marksOf(year: number, rows: readonly Row[]): ReadonlyMap<string, DayMark> {
	const marks = new Map<string, DayMark>();
	for (const row of rows) {
		const mark = { id: row.id, name: String(row.name ?? ""), kind: String(row.kind ?? "") };
		for (const day of daysBetween(year, String(row.beginDay), String(row.endDay))) {
			const known = marks.get(day);
			if (!known || (RANK[mark.kind] ?? 0) > (RANK[known.kind] ?? 0)) marks.set(day, mark);
		}
	}
	return marks;
}

function daysBetween(year: number, begin: string, end: string): string[] {
	return MONTHS.flatMap((month) =>
		weeksOf(year, month)
			.flat()
			.filter((day) => day !== null)
			.map((day) => dayText(year, month, day))
			.filter((day) => begin <= day && day <= end),
	);
}

export { MONTHS };
