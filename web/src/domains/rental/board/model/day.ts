/** Calendar days as whole numbers (days since 1970-01-01), so that the board can calculate without clocks or time zones. */
const MS = 86_400_000;

export function dayOf(iso: string): number {
	return Math.floor(
		Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10))) / MS,
	);
}

export function isoOf(day: number): string {
	return new Date(day * MS).toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: number): number {
	return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function isWeekend(day: number): boolean {
	return weekdayOf(day) >= 6;
}

/** "2026-10" — the month a day lies in. */
export function monthOf(day: number): string {
	return isoOf(day).slice(0, 7);
}

/** "10-02" — short enough for a bar. */
export function shortOf(day: number): string {
	return isoOf(day).slice(5);
}

const SHANGHAI = 8 * 3_600_000;

/** Share of the day (0…1) that has passed in Shanghai, for the "now" line. */
export function timeOfDay(now: number = Date.now()): number {
	return ((now + SHANGHAI) % MS) / MS;
}

/** The day of the calendar, to which hours belong; the house's own is `businessDay`. */
export function shanghaiToday(now: number = Date.now()): number {
	return Math.floor((now + SHANGHAI) / MS);
}
