/** Mouse, pen and touch on the chart: tells drags from clicks, painting from scrolling, and hands them on as events. */

import { useEffect, useMemo, useRef } from "react";
import { patchCell, readCell } from "@/kit/state";
import type { Frame } from "./Chart";
import { edgePull, HOUR_ZOOM, nextZoom } from "./model/geometry";
import { stretchHours } from "./model/hours";
import type { BoardStay } from "./model/model";
import { stretchPaint } from "./model/paint";
import { aimAt, beginPaint, chooseStay, edgeAt, type Spot, spotOf } from "./spot";
import { type Board, keep, useBoard } from "./state/board";
import { enterHours, enterOrder, openStay } from "./state/commands";
import { gesture } from "./state/drag";
import { unitOrder } from "./state/rowsOf";
import { useHover } from "./useHover";

const LONG_PRESS_MS = 350;
const TOUCH_SLACK = 8;

interface Hand {
	painting: boolean;
	/** The half hour at which painting began. */
	anchor: number | null;
	press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null;
	last: { x: number; y: number } | null;
	frameAsked: number;
}

export function usePointer(frame: Frame): React.HTMLAttributes<HTMLDivElement> {
	const board = useBoard();
	const hand = useRef<Hand>({
		painting: false,
		anchor: null,
		press: null,
		last: null,
		frameAsked: 0,
	});
	const { moved, left, quiet } = useHover();
	useTouchGuard(frame, board, hand);
	return useMemo(() => {
		const own = handlers(board, frame, hand.current);
		return {
			...own,
			onPointerMove: (event) => {
				own.onPointerMove?.(event);
				moved(event);
			},
			onPointerDown: (event) => {
				quiet();
				own.onPointerDown?.(event);
			},
			onPointerLeave: left,
		};
	}, [board, frame, moved, left, quiet]);
}

function handlers(board: Board, frame: Frame, hand: Hand): React.HTMLAttributes<HTMLDivElement> {
	const end = (event: React.PointerEvent, type: "release" | "cancel") => {
		if (hand.press) clearTimeout(hand.press.timer);
		const tapped = hand.press !== null && type === "release";
		hand.press = null;
		hand.painting = false;
		hand.last = null;
		const { phase } = readCell(board.state).gesture;
		if (readCell(board.state).moveMode) return;
		if (phase !== "idle") gesture(board, { type });
		if (tapped) tap(board, spotOf(frame, board, event));
		if (phase === "pressed" && type === "release") chooseStay(board, spotOf(frame, board, event));
	};
	return {
		onPointerDown: (event) => down(board, frame, hand, event),
		onPointerMove: (event) => move(board, frame, hand, event),
		onPointerUp: (event) => end(event, "release"),
		onPointerCancel: (event) => end(event, "cancel"),
		onDoubleClick: (event) => doubleClick(board, spotOf(frame, board, event)),
		onContextMenu: (event) => {
			const spot = spotOf(frame, board, event);
			const unitId = spot?.overWaiting && spot.stay ? spot.stay.unitId : spot?.unitId;
			if (!spot || unitId === undefined || unitId === null) return;
			event.preventDefault();
			chooseStay(board, spot);
			patchCell(board.state, {
				menu: {
					x: event.clientX,
					y: event.clientY,
					stayId: spot.stay?.id ?? null,
					unitId,
					day: spot.night,
				},
				hover: null,
			});
		},
		onClick: (event) => {
			const fold = (event.target as Element).closest<HTMLElement>("[data-fold]")?.dataset.fold;
			if (fold) toggleFold(board, fold);
		},
	};
}

export function toggleFold(board: Board, key: string): void {
	const { folded } = readCell(board.state);
	keep(board, { folded: folded.includes(key) ? folded.filter((one) => one !== key) : [...folded, key] });
}

function down(board: Board, frame: Frame, hand: Hand, event: React.PointerEvent): void {
	if (
		event.button !== 0 ||
		(event.target as Element).closest("button, [role=separator]") ||
		readCell(board.state).moveMode
	)
		return;
	const spot = spotOf(frame, board, event);
	patchCell(board.state, { menu: null, hover: null });
	if (!spot?.inLane && !(spot?.overWaiting && spot.stay)) return;
	if (event.pointerType === "touch") {
		const { clientX: x, clientY: y } = event;
		hand.press = { x, y, timer: setTimeout(() => longPress(board, hand, spot), LONG_PRESS_MS) };
		return;
	}
	frame.scroller.current?.setPointerCapture(event.pointerId);
	if (spot.stay?.hours && !frame.scale.hourly) {
		chooseStay(board, spot);
		return;
	}
	if (spot.stay && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
		gesture(board, {
			type: "press",
			stay: spot.stay,
			mode: edgeAt(event, spot.stay),
			x: event.clientX,
			y: event.clientY,
			day: spot.stay.hours ? spot.tick : spot.day,
		});
		return;
	}
	hand.anchor = spot.tick;
	hand.painting = beginPaint(board, spot, { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey });
}

/** A finger that rests picks the bar up, or starts painting. */
function longPress(board: Board, hand: Hand, spot: Spot): void {
	hand.press = null;
	navigator.vibrate?.(15);
	if (spot.stay)
		gesture(board, {
			type: "pickUp",
			stay: spot.stay,
			mode: spot.touchEdge ?? "body",
			day: spot.stay.hours ? spot.tick : spot.day,
		});
	else {
		hand.anchor = spot.tick;
		hand.painting = beginPaint(board, spot, { shift: false, ctrl: false });
	}
}

function move(board: Board, frame: Frame, hand: Hand, event: React.PointerEvent): void {
	if (hand.press) {
		if (Math.hypot(event.clientX - hand.press.x, event.clientY - hand.press.y) < TOUCH_SLACK) return;
		clearTimeout(hand.press.timer);
		hand.press = null;
	}
	const busy = hand.painting || readCell(board.state).gesture.phase !== "idle";
	if (!busy || readCell(board.state).moveMode) return;
	hand.last = { x: event.clientX, y: event.clientY };
	if (hand.frameAsked === 0) hand.frameAsked = requestAnimationFrame(() => follow(board, frame, hand));
}

function paintHours(board: Board, anchor: number, head: number): void {
	const { hourPaint } = readCell(board.state);
	if (hourPaint) patchCell(board.state, { hourPaint: stretchHours(hourPaint.unitId, anchor, head) });
}

function stayInHand(board: Board): BoardStay | null {
	const { gesture: state } = readCell(board.state);
	return state.phase === "idle" ? null : state.stay;
}

/** Once a frame: moves ghost or paint to the pointer, and scrolls while the pointer is near an edge. */
function follow(board: Board, frame: Frame, hand: Hand): void {
	hand.frameAsked = 0;
	const element = frame.scroller.current;
	if (!hand.last || !element) return;
	const spot = spotOf(frame, board, { clientX: hand.last.x, clientY: hand.last.y, target: null });
	if (hand.painting) {
		if (frame.scale.hourly) {
			if (spot && hand.anchor !== null) paintHours(board, hand.anchor, spot.tick);
		} else if (spot?.unitId)
			patchCell(board.state, {
				painting: stretchPaint(readCell(board.state).painting, { unitId: spot.unitId, day: spot.night }),
			});
	} else if (spot) gesture(board, aimAt(spot, hand.last, stayInHand(board)));
	if (readCell(board.state).gesture.phase !== "dragging" && !hand.painting) return;
	const box = element.getBoundingClientRect();
	const dx = edgePull(hand.last.x, box.left + frame.leftWidth, box.right);
	const dy = spot?.overWaiting ? 0 : edgePull(hand.last.y, box.top + frame.headHeight, box.bottom, 28);
	if (dx === 0 && dy === 0) return;
	element.scrollBy(dx, dy);
	hand.frameAsked = requestAnimationFrame(() => follow(board, frame, hand));
}

function tap(board: Board, spot: Spot | null): void {
	if (!spot?.inLane && !spot?.overWaiting) return;
	if (spot.stay) {
		patchCell(board.state, {
			stayId: spot.stay.id,
			hover: { stayId: spot.stay.id, x: spot.clientX, y: spot.clientY, below: spot.clientY + 8 },
		});
	} else beginPaint(board, spot, { shift: false, ctrl: false });
}

function doubleClick(board: Board, spot: Spot | null): void {
	if (spot?.overWaiting && spot.stay) openStay(board, spot.stay);
	if (!spot?.inLane || !spot.unitId) return;
	const { hourPaint } = readCell(board.state);
	if (spot.stay) openStay(board, spot.stay);
	else if (readCell(board.state).zoom === HOUR_ZOOM) hourPaint && enterHours(board, hourPaint);
	else if (unitOrder(board).includes(spot.unitId)) enterOrder(board, spot.unitId, spot.night, spot.night + 1);
}

/** While something is in the air a finger must not scroll; two fingers zoom. */
function useTouchGuard(frame: Frame, board: Board, hand: React.RefObject<Hand>): void {
	useEffect(() => {
		const element = frame.scroller.current;
		if (!element) return;
		let pinch = 0;
		const spread = (event: TouchEvent) => {
			const [a, b] = [event.touches[0], event.touches[1]];
			return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
		};
		const start = (event: TouchEvent) => {
			pinch = event.touches.length === 2 ? spread(event) : 0;
		};
		const guard = (event: TouchEvent) => {
			if (hand.current.painting || readCell(board.state).gesture.phase === "dragging") event.preventDefault();
			if (pinch === 0 || event.touches.length !== 2) return;
			event.preventDefault();
			const ratio = spread(event) / pinch;
			if (ratio > 0.7 && ratio < 1.4) return;
			zoomBy(board, ratio > 1 ? -1 : 1);
			pinch = spread(event);
		};
		const wheel = (event: WheelEvent) => {
			if (!event.ctrlKey) return;
			event.preventDefault();
			zoomBy(board, event.deltaY > 0 ? 1 : -1);
		};
		element.addEventListener("touchstart", start, { passive: true });
		element.addEventListener("touchmove", guard, { passive: false });
		element.addEventListener("wheel", wheel, { passive: false });
		return () => {
			element.removeEventListener("touchstart", start);
			element.removeEventListener("touchmove", guard);
			element.removeEventListener("wheel", wheel);
		};
	}, [frame, board, hand]);
}

function zoomBy(board: Board, step: 1 | -1): void {
	keep(board, { zoom: nextZoom(readCell(board.state).zoom, step) });
}
