/** Where things are: which rows and days are in sight, and which pixels belong to a day, a bar or a pointer. */
import type { BoardRow } from "./rows";

export const OVERSCAN_ROWS = 5;
export const OVERSCAN_DAYS = 7;
export const PAST_DAYS = 90;
export const FUTURE_DAYS = 540;
/** Zoom 0 is the hour view: a day fills the screen with its 24 hours. */
export const HOUR_ZOOM = 0;
export const ZOOMS = [HOUR_ZOOM, 1, 3, 7, 10, 14, 30, 60] as const;
const HOUR_WIDTH = 36;

/** The next wider (1) or closer (−1) zoom. */
export function nextZoom(zoom: number, step: 1 | -1): number {
	const at = ZOOMS.findIndex((one) => one >= zoom);
	return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))] ?? zoom;
}

/** First day of the scale and how wide one day is. */
export interface Scale {
	origin: number;
	days: number;
	dayWidth: number;
	hourly: boolean;
}

export function scaleAround(today: number, dayWidth: number, hourly = false): Scale {
	return { origin: today - PAST_DAYS, days: PAST_DAYS + FUTURE_DAYS, dayWidth, hourly };
}

/** Day width for a zoom of `days`; never so narrow that a bar cannot be hit. */
export function dayWidthFor(viewWidth: number, days: number): number {
	if (days === HOUR_ZOOM) return 24 * Math.max(HOUR_WIDTH, Math.floor(viewWidth / 24));
	return Math.max(16, Math.floor(Math.max(viewWidth, 160) / days));
}

export function dayLeft(scale: Scale, day: number): number {
	return (day - scale.origin) * scale.dayWidth;
}

/** Bars run from midday of the arrival column to midday of the leaving column. */
export function barBox(scale: Scale, start: number, end: number): { left: number; width: number } {
	return { left: (start - scale.origin + 0.5) * scale.dayWidth, width: (end - start) * scale.dayWidth };
}

export function dayAt(scale: Scale, x: number): number {
	return scale.origin + Math.floor(x / scale.dayWidth);
}

/** The night under a pixel: a night fills the space from one midday to the next. */
export function nightAt(scale: Scale, x: number): number {
	return scale.origin + Math.floor(x / scale.dayWidth - 0.5);
}

/** Index of the row that covers y, by halving; −1 above, rows.length below. */
export function rowIndexAt(rows: readonly BoardRow[], y: number): number {
	if (y < 0) return -1;
	let low = 0;
	let high = rows.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		const row = rows[middle];
		if (row && row.top + row.height <= y) low = middle + 1;
		else high = middle;
	}
	return low;
}

export interface Span {
	first: number;
	last: number;
}

/** Rows in sight plus overscan, snapped to the overscan so that a small scroll redraws nothing. `last` is exclusive. */
export function rowsInSight(
	rows: readonly BoardRow[],
	scrollTop: number,
	height: number,
	overscan = OVERSCAN_ROWS,
): Span {
	const first = Math.max(0, rowIndexAt(rows, scrollTop) - overscan);
	const last = Math.min(rows.length, rowIndexAt(rows, scrollTop + height) + 1 + overscan);
	return {
		first: Math.floor(first / overscan) * overscan,
		last: Math.min(rows.length, Math.ceil(last / overscan) * overscan),
	};
}

/** Days in sight plus overscan, snapped likewise. `last` is exclusive. */
export function daysInSight(
	scale: Scale,
	scrollLeft: number,
	width: number,
	overscan = scale.hourly ? 1 : OVERSCAN_DAYS,
): Span {
	const first = Math.max(0, Math.floor(scrollLeft / scale.dayWidth) - overscan);
	const last = Math.min(scale.days, Math.ceil((scrollLeft + width) / scale.dayWidth) + overscan);
	const snapped = {
		first: Math.floor(first / overscan) * overscan,
		last: Math.min(scale.days, Math.ceil(last / overscan) * overscan),
	};
	return { first: scale.origin + snapped.first, last: scale.origin + snapped.last };
}

export function sameSpan(a: Span, b: Span): boolean {
	return a.first === b.first && a.last === b.last;
}

/** How far to scroll per frame when a drag comes near an edge; 0 in the middle. */
export function edgePull(at: number, low: number, high: number, reach = 48): number {
	if (at < low + reach) return -Math.ceil((low + reach - at) / 4);
	if (at > high - reach) return Math.ceil((at - high + reach) / 4);
	return 0;
}
