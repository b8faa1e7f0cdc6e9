/** What lies under a pointer: unit, day and bar, worked out from pixels, since rows and cells are not all in the page. */

import { freeNights } from "../core/bars";
import { dayAt, dayLeft, nightAt, rowIndexAt } from "../core/geometry";
import type { DragMode, GestureEvent } from "../core/gesture";
import type { BoardStay } from "../core/model";
import { startPaint } from "../core/paint";
import type { Board } from "../state/board";
import { shownRows } from "../state/rowsOf";
import type { Frame } from "./Chart";

export interface Spot {
	clientX: number;
	clientY: number;
	unitId: string | null;
	day: number;
	/** The night that fills this place: from midday to midday, like the bars. */
	night: number;
	stay: BoardStay | null;
	/** Right of the frozen column and below the head. */
	inLane: boolean;
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
		stay,
		inLane: place.clientX > box.left + frame.leftWidth && place.clientY > box.top + frame.headHeight,
		touchEdge: stay && touchEdge(frame, stay, x),
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

function touchEdge(frame: Frame, stay: BoardStay, x: number): "start" | "end" | null {
	const left = dayLeft(frame.scale, stay.start) + frame.scale.dayWidth / 2;
	const right = dayLeft(frame.scale, stay.end) + frame.scale.dayWidth / 2;
	if (right - left < TOUCH_EDGE * 3) return null;
	if (x - left < TOUCH_EDGE) return "start";
	return right - x < TOUCH_EDGE ? "end" : null;
}

export function edgeAt(event: React.PointerEvent): DragMode {
	if (event.altKey) return "split";
	const edge = (event.target as Element).closest<HTMLElement>("[data-edge]")?.dataset.edge;
	return edge === "start" || edge === "end" ? edge : "move";
}

export function aimAt(spot: Spot, at: { x: number; y: number }): GestureEvent {
	return { type: "point", x: at.x, y: at.y, day: spot.day, unitId: spot.unitId };
}

export function beginPaint(board: Board, spot: Spot, keys: { shift: boolean; ctrl: boolean }): boolean {
	if (!spot.unitId) return false;
	const cell = { unitId: spot.unitId, day: spot.night };
	board.store.set({
		painting: startPaint(board.store.get().painting, cell, keys),
		cursor: cell,
		stayId: null,
	});
	return true;
}

export function chooseStay(board: Board, spot: Spot | null): void {
	if (!spot?.unitId) return;
	const cell = { unitId: spot.unitId, day: spot.night };
	if (spot.stay) board.store.set({ stayId: spot.stay.id, cursor: cell, painting: [] });
	else board.store.set({ stayId: null, cursor: cell });
}
