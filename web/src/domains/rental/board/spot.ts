/** What lies under a pointer: unit, day and bar, worked out from pixels, since rows and cells are not all in the page. */
import { patchCell, readCell } from "@/kit/state";
import type { Frame } from "./Chart";
import { freeNights } from "./model/bars";
import { dayAt, HOUR_ZOOM, nightAt, rowIndexAt } from "./model/geometry";
import type { GestureEvent } from "./model/gesture";
import { edgesOf, stayBox, stretchHours, TICKS, tickAt } from "./model/hours";
import { type BoardStay, isWaiting } from "./model/model";
import { startPaint } from "./model/paint";
import { UNASSIGNED } from "./model/unassigned";
import type { DragMode } from "./model/verdict";
import type { Board } from "./state/board";
import { shownRows } from "./state/rowsOf";

export interface Spot {
	clientX: number;
	clientY: number;
	unitId: string | null;
	day: number;
	/** The night that fills this place: from midday to midday, like the bars. */
	night: number;
	/** The half hour under the pointer, counted since the first day of all. */
	tick: number;
	stay: BoardStay | null;
	/** Right of the frozen column and below the head. */
	inLane: boolean;
	/** On the queue of stays without a unit. */
	overWaiting: boolean;
	/** Fingers get 24 pixels at each end of a bar. */
	touchEdge: "start" | "end" | null;
}

interface Place {
	clientX: number;
	clientY: number;
	target: EventTarget | null;
}

const TOUCH_EDGE = 24;

export function spotOf(frame: Frame, board: Board, place: Place): Spot | null {
	const element = frame.scroller.current;
	if (!element) return null;
	const box = element.getBoundingClientRect();
	const x = place.clientX - box.left - frame.leftWidth + element.scrollLeft;
	const y = place.clientY - box.top - frame.headHeight + element.scrollTop;
	const rows = shownRows(board).rows;
	const row = rows[Math.min(rows.length - 1, Math.max(0, rowIndexAt(rows, y)))];
	const bar = (
		document.elementFromPoint(place.clientX, place.clientY) ?? (place.target as Element | null)
	)?.closest<HTMLElement>("[data-stay-id]");
	const stay = bar ? (board.model.stays.get(bar.dataset.stayId ?? "") ?? null) : null;
	return {
		clientX: place.clientX,
		clientY: place.clientY,
		unitId: row?.unitId ?? null,
		day: dayAt(frame.scale, x),
		night: nightUnder(board, frame, row?.unitId ?? null, x),
		tick: tickAt(frame.scale, x),
		stay,
		inLane: place.clientX > box.left + frame.leftWidth && place.clientY > box.top + frame.headHeight,
		overWaiting: isOverWaiting(frame, box, place),
		touchEdge: stay && !isWaiting(stay) ? touchEdge(frame, board, stay, x) : null,
	};
}

/** Left of midday is the night before, unless that is over or sold while the next one is free. */
function nightUnder(board: Board, frame: Frame, unitId: string | null, x: number): number {
	const day = dayAt(frame.scale, x);
	const night = nightAt(frame.scale, x);
	const unit = unitId === null ? undefined : board.model.units.get(unitId);
	if (night === day || !unit) return night;
	if (night < board.model.today) return day;
	const free = freeNights(board.model, unit, night, day + 1);
	return !free.includes(night) && free.includes(day) ? day : night;
}

function isOverWaiting(frame: Frame, box: DOMRect, place: Place): boolean {
	const bottom = box.top + frame.headHeight;
	const beside = place.clientX > box.left + frame.leftWidth && place.clientX < box.right;
	return beside && place.clientY > bottom - frame.queueHeight && place.clientY <= bottom;
}

function touchEdge(frame: Frame, board: Board, stay: BoardStay, x: number): "start" | "end" | null {
	const { left, width } = stayBox(frame.scale, stay, edgesOf(board.model, stay.unitId));
	const right = left + width;
	if (right - left < TOUCH_EDGE * 3) return null;
	if (x - left < TOUCH_EDGE) return "start";
	return right - x < TOUCH_EDGE ? "end" : null;
}

export function edgeAt(event: React.PointerEvent, stay: BoardStay): DragMode {
	if (event.altKey && !stay.hours) return "cut";
	const edge = (event.target as Element).closest<HTMLElement>("[data-edge]")?.dataset.edge;
	return edge === "start" || edge === "end" ? edge : "body";
}

/** Stays of nights are dragged by days, day use by half hours. */
export function aimAt(spot: Spot, at: { x: number; y: number }, stay: BoardStay | null): GestureEvent {
	return {
		type: "point",
		x: at.x,
		y: at.y,
		day: stay?.hours ? spot.tick : spot.day,
		unitId: spot.overWaiting ? UNASSIGNED : spot.unitId,
	};
}

/** An hour from the half hour under the pointer, as far as the day goes. */
export function beginHours(board: Board, spot: Spot): void {
	if (!spot.unitId) return;
	const last = (Math.floor(spot.tick / TICKS) + 1) * TICKS - 1;
	const hourPaint = stretchHours(spot.unitId, spot.tick, Math.min(spot.tick + 1, last));
	patchCell(board.state, { hourPaint, stayId: null, cursor: { unitId: spot.unitId, day: hourPaint.day } });
}

export function beginPaint(board: Board, spot: Spot, keys: { shift: boolean; ctrl: boolean }): boolean {
	if (!spot.unitId) return false;
	if (readCell(board.state).zoom === HOUR_ZOOM) {
		beginHours(board, spot);
		return true;
	}
	const cell = { unitId: spot.unitId, day: spot.night };
	patchCell(board.state, {
		painting: startPaint(readCell(board.state).painting, cell, keys),
		cursor: cell,
		stayId: null,
	});
	return true;
}

export function chooseStay(board: Board, spot: Spot | null): void {
	if (spot?.overWaiting && spot.stay) patchCell(board.state, { stayId: spot.stay.id, painting: [] });
	if (!spot?.unitId || spot.overWaiting) return;
	const cell = { unitId: spot.unitId, day: spot.night };
	if (spot.stay) patchCell(board.state, { stayId: spot.stay.id, cursor: cell, painting: [] });
	else patchCell(board.state, { stayId: null, cursor: cell });
}
