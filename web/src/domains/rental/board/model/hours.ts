/** Day use in half hours: a number line of ticks beside that of days, so that dragging hours is dragging by another step. */
import { barBox, type Scale } from "./geometry";
import type { BoardModel, BoardStay } from "./model";
import { staysOn } from "./stays";
import type { HoursText } from "./wire";

export const TICK_MINUTES = 30;
export const TICKS = 48;
const DAY_MINUTES = 24 * 60;

export interface HourSpan {
	day: number;
	/** Minutes of the day; the end is not part of it. */
	from: number;
	to: number;
}

/** A block of hours in one unit: the hour view's cursor and paint. */
export interface HourCell extends HourSpan {
	unitId: string;
}

export function minuteOf(text: string): number {
	return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

export function timeText(minute: number): string {
	return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

export function hoursText(span: { from: number; to: number }): HoursText {
	return { from: timeText(span.from), to: timeText(span.to) };
}

export function hourSpanOf(stay: BoardStay): HourSpan | null {
	return stay.hours
		? { day: stay.start, from: minuteOf(stay.hours.from), to: minuteOf(stay.hours.to) }
		: null;
}

/** The same stay on the line of ticks; nights are left as they are. */
export function asTicks(stay: BoardStay): BoardStay {
	const span = hourSpanOf(stay);
	if (!span) return stay;
	return { ...stay, start: tickOf(span.day, span.from), end: tickOf(span.day, span.to) };
}

export function tickOf(day: number, minute: number): number {
	return day * TICKS + Math.floor(minute / TICK_MINUTES);
}

export function spanOfTicks(start: number, end: number): HourSpan {
	const day = Math.floor(start / TICKS);
	return { day, from: (start - day * TICKS) * TICK_MINUTES, to: (end - day * TICKS) * TICK_MINUTES };
}

/** Hours may not run over midnight. */
export function inOneDay(start: number, end: number): boolean {
	return Math.floor(start / TICKS) === Math.floor((end - 1) / TICKS);
}

export interface Edges {
	/** Minute of the day at which stays begin and at which they end. */
	in: number;
	out: number;
}

const USUAL: Edges = { in: 14 * 60, out: 12 * 60 };

export function edgesOf(model: BoardModel, unitId: string): Edges {
	const community = model.communities.get(model.units.get(unitId)?.communityId ?? "");
	if (!community?.checkIn) return USUAL;
	return { in: minuteOf(community.checkIn), out: minuteOf(community.checkOut) };
}

/** From when to when a stay has its unit, in minutes since the first day of all; as the server counts it. */
export function busyOf(stay: BoardStay, edges: Edges): [number, number] {
	const span = hourSpanOf(stay);
	const first = stay.start * DAY_MINUTES;
	if (span) return [first + span.from, first + span.to];
	const last = stay.end * DAY_MINUTES;
	if (stay.kind === "lease" || stay.kind === "block") return [first, last];
	return [first + edges.in, last + edges.out];
}

/** Who has any of these hours. */
export function staysInHours(
	model: BoardModel,
	unitId: string,
	span: HourSpan,
	ignore?: { stayIds: ReadonlySet<string>; clientId: string },
): BoardStay[] {
	const unit = model.units.get(unitId);
	if (!unit) return [];
	const edges = edgesOf(model, unitId);
	const from = span.day * DAY_MINUTES + span.from;
	const to = span.day * DAY_MINUTES + span.to;
	return staysOn(model, unit.leafIds, span.day - 1, span.day + 1).filter((stay) => {
		if (ignore?.stayIds.has(stay.id)) return false;
		if (ignore && stay.kind === "hold" && stay.clientId === ignore.clientId) return false;
		const [busyFrom, busyTo] = busyOf(stay, edges);
		return busyFrom < to && busyTo > from;
	});
}

/** Where a bar lies: nights from midday to midday, in the hour view from check-in to check-out time; hours where they are. */
export function stayBox(scale: Scale, stay: BoardStay, edges: Edges): { left: number; width: number } {
	const span = hourSpanOf(stay);
	if (!span && !scale.hourly) return barBox(scale, stay.start, stay.end);
	const pixels = scale.dayWidth / DAY_MINUTES;
	const [from, to] = busyOf(stay, edges);
	const left = (from - scale.origin * DAY_MINUTES) * pixels;
	return { left, width: Math.max((to - from) * pixels, scale.hourly ? 0 : 17) };
}

export function hourBox(scale: Scale, span: HourSpan): { left: number; width: number } {
	const pixels = scale.dayWidth / DAY_MINUTES;
	return {
		left: (span.day - scale.origin) * scale.dayWidth + span.from * pixels,
		width: (span.to - span.from) * pixels,
	};
}

/** The half hour under a pixel. */
export function tickAt(scale: Scale, x: number): number {
	return scale.origin * TICKS + Math.floor((x / scale.dayWidth) * TICKS);
}

/** Ticks [anchor, head] in either direction, kept within the anchor's day. */
export function stretchHours(unitId: string, anchor: number, head: number): HourCell {
	const day = Math.floor(anchor / TICKS);
	const low = Math.max(day * TICKS, Math.min(anchor, head));
	const high = Math.min((day + 1) * TICKS, Math.max(anchor, head) + 1);
	return { unitId, ...spanOfTicks(low, high) };
}

/** The block moved by ticks, or its end pulled; it never leaves its day but by a whole step into the next. */
export function stepHours(cell: HourCell, ticks: number, extend: boolean): HourCell {
	const minutes = ticks * TICK_MINUTES;
	if (extend) {
		const to = Math.min(DAY_MINUTES, Math.max(cell.from + TICK_MINUTES, cell.to + minutes));
		return { ...cell, to };
	}
	const length = cell.to - cell.from;
	const from = cell.from + minutes;
	if (from < 0) return { ...cell, day: cell.day - 1, from: DAY_MINUTES - length, to: DAY_MINUTES };
	if (from + length > DAY_MINUTES) return { ...cell, day: cell.day + 1, from: 0, to: length };
	return { ...cell, from, to: from + length };
}
