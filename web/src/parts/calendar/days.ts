/** A calendar's arithmetic: which days a view shows, where an event stands, and where it goes when it is dragged. */
import dayjs, { type Dayjs } from "dayjs";
import { DAY } from "@/kit/format";

export type View = "month" | "week" | "day";

export interface CalendarEvent {
	id: string;
	title: string;
	/** "YYYY-MM-DD HH:mm". */
	from: string;
	to: string;
	tone?: "first" | "good" | "warn" | "bad";
	/** Of days, not of hours. */
	whole?: boolean;
	/** May not be moved. */
	fixed?: boolean;
}

export const STAMP = "YYYY-MM-DD HH:mm";
export const SNAP_MINUTES = 30;
export const DAY_MINUTES = 24 * 60;

export const dayText = (day: Dayjs): string => day.format(DAY);

/** Weeks begin on Monday. */
export function weekOf(day: string): string[] {
	const start = dayjs(day).subtract((dayjs(day).day() + 6) % 7, "day");
	return Array.from({ length: 7 }, (_, at) => dayText(start.add(at, "day")));
}

/** Whole weeks around the month. */
export function monthOf(day: string): string[][] {
	const first = dayjs(day).startOf("month");
	const last = dayText(first.endOf("month"));
	const weeks: string[][] = [];
	for (let week = weekOf(dayText(first)); (week[0] ?? "") <= last; ) {
		weeks.push(week);
		week = weekOf(dayText(dayjs(week[0]).add(7, "day")));
	}
	return weeks;
}

export function daysOf(view: View, day: string): string[] {
	if (view === "day") return [day];
	return view === "week" ? weekOf(day) : monthOf(day).flat();
}

export const stepped = (view: View, day: string, by: number): string => dayText(dayjs(day).add(by, view));

/** What is on that day, earliest first. An event that ends at midnight is not on the day after. */
export function eventsOn(events: readonly CalendarEvent[], day: string): CalendarEvent[] {
	return events
		.filter(({ from, to }) => from.slice(0, 10) <= day && (to > `${day} 00:00` || from.slice(0, 10) === day))
		.sort((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to));
}

export const minuteOf = (stamp: string, day: string): number =>
	Math.max(0, Math.min(DAY_MINUTES, dayjs(stamp).diff(dayjs(`${day} 00:00`), "minute")));

export interface Placed {
	event: CalendarEvent;
	top: number;
	height: number;
	/** Beside how many others. */
	lane: number;
	lanes: number;
}

/** In minutes of the day; those that overlap stand beside each other. */
export function placed(events: readonly CalendarEvent[], day: string): Placed[] {
	const out: Placed[] = [];
	let group: Placed[] = [];
	let until = -1;
	const close = () => {
		const lanes = Math.max(0, ...group.map((one) => one.lane)) + 1;
		for (const one of group) one.lanes = lanes;
		out.push(...group);
		group = [];
	};
	for (const event of eventsOn(events, day)) {
		const top = minuteOf(event.from, day);
		const bottom = Math.max(top + SNAP_MINUTES, minuteOf(event.to, day));
		if (top >= until) close();
		const busy = new Set(group.filter((one) => one.top + one.height > top).map((one) => one.lane));
		let lane = 0;
		while (busy.has(lane)) lane++;
		group.push({ event, top, height: bottom - top, lane, lanes: 1 });
		until = Math.max(until, bottom);
	}
	close();
	return out;
}

/** As long as before, somewhere else. */
export function movedBy(event: CalendarEvent, days: number, minutes = 0): { from: string; to: string } {
	const shift = (stamp: string) => dayjs(stamp).add(days, "day").add(minutes, "minute").format(STAMP);
	return { from: shift(event.from), to: shift(event.to) };
}

export const snapped = (minutes: number): number => Math.round(minutes / SNAP_MINUTES) * SNAP_MINUTES;
