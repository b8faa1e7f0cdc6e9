/** What each act of the menu, the card and the keyboard does; one list, so that every way leads to the same place. */

import type { ResourceAction } from "@/engine/describe";
import { toast } from "@/kit/notice";
import { isReadOnly, may } from "@/kit/rights";
import { patchCell, readCell } from "@/kit/state";
import type { PlainStep } from "../../api";
import { mayDrag, stepOf } from "../../orders/drags";
import { isoOf } from "../model/day";
import { HOUR_ZOOM } from "../model/geometry";
import type { Dragging } from "../model/gesture";
import { type HourCell, hoursText, spanOfTicks, staysInHours, stepHours, TICKS } from "../model/hours";
import type { MoveCommand } from "../model/keyboard";
import { type BoardStay, isWaiting } from "../model/model";
import { paintedSpans, startPaint } from "../model/paint";
import { type BoardAct, handlesOf } from "../model/rules";
import { staysOn } from "../model/stays";
import { UNASSIGNED } from "../model/unassigned";
import type { Target } from "../model/verdict";
import { openRoom, say, takePlain, unassignStay } from "./acts";
import type { Board } from "./board";
import { gesture, gestureEnv } from "./drag";
import { shownRows, unitOrder } from "./rowsOf";
import type { Dialog } from "./talk";

/** What only shows; the rest would be refused once it was filled in. */
const SHOWS: ReadonlySet<Dialog["kind"]> = new Set(["drawer", "leaseDetail", "list"]);

export function openDialog(board: Board, dialog: Dialog | null): void {
	if (dialog && !SHOWS.has(dialog.kind) && isReadOnly()) return;
	patchCell(board.state, { dialog, menu: null, hover: null });
}

/** Opens what a bar stands for. */
export function openStay(board: Board, stay: BoardStay): void {
	if (isWaiting(stay) && mayDrag("place") && !stay.locked) openStep(board, stay, stepOf("place"));
	else if (stay.kind === "order")
		openDialog(board, { kind: "drawer", orderId: stay.sourceId, tab: "guests" });
	else if (stay.kind === "lease") openDialog(board, { kind: "leaseDetail", leaseId: stay.sourceId });
	else if (stay.kind === "block")
		openDialog(board, {
			kind: "block",
			spans: [[stay.unitId, [{ start: stay.start, end: stay.end }]]],
			blockId: stay.id,
		});
}

export function enterOrder(board: Board, unitId: string, start: number, end: number): void {
	openDialog(board, { kind: "order", unitId, from: isoOf(start), to: isoOf(end) });
}

export function enterHours(board: Board, cell: HourCell): void {
	const day = isoOf(cell.day);
	const { unitId } = cell;
	openDialog(board, { kind: "order", unitId, from: day, to: day, hours: hoursText(cell) });
}

type StayAct = (board: Board, stay: BoardStay) => void;

const STAY_ACTS: Partial<Record<BoardAct, StayAct>> = {
	modify: (board, stay) =>
		isWaiting(stay)
			? openDialog(board, { kind: "drawer", orderId: stay.sourceId, tab: "guests" })
			: openStay(board, stay),
	open: (board, stay) => void openRoom(board, stay),
	clean: (board, stay) => openDialog(board, { kind: "clean", unitId: stay.unitId }),
	move: startMoveMode,
	print: () => window.print(),
};

/** Acts that are left while nothing can be changed. */
const LOOKS: ReadonlySet<BoardAct> = new Set(["modify", "print"]);

export const isOffered = (act: BoardAct): boolean => LOOKS.has(act) || !isReadOnly();

export function actOnStay(board: Board, stay: BoardStay, act: BoardAct): void {
	patchCell(board.state, { menu: null, hover: null });
	if (!isOffered(act)) return;
	STAY_ACTS[act]?.(board, stay);
}

/** Transitions that the board takes by its own hands. */
const OWN_STEPS: Readonly<Record<string, StayAct>> = {
	[stepOf("body")]: startMoveMode,
	[stepOf("unassigned")]: (board, stay) => void unassignStay(board, stay),
};

/** Takes a transition of the order that a bar stands for, or opens what it asks. */
export function takeStep(board: Board, stay: BoardStay, { code, drawn }: ResourceAction): void {
	patchCell(board.state, { menu: null, hover: null });
	if (isReadOnly()) return;
	const own = OWN_STEPS[code];
	if (own && (board.carries || own !== startMoveMode)) own(board, stay);
	else if (drawn) void takePlain(board, stay, code as PlainStep);
	else openStep(board, stay, code);
}

function openStep(board: Board, { id, sourceId }: BoardStay, code: string): void {
	openDialog(board, { kind: "step", code, orderId: sourceId, stayId: id });
}

export function actOnCell(board: Board, unitId: string, day: number, act: BoardAct): void {
	const spans = spansFor(board, unitId, day);
	const [first] = spans.get(unitId) ?? [];
	patchCell(board.state, { menu: null, hover: null });
	if (act === "book" && first) enterOrder(board, unitId, first.start, first.end);
	else if (act === "dayUse") enterHours(board, { unitId, day, ...USUAL_HOURS });
	else if (act === "price" || act === "restrict") openDialog(board, { kind: act, spans: [...spans] });
	else if (act === "block") openDialog(board, { kind: "block", spans: [...spans], blockId: null });
	else if (act === "clean") openDialog(board, { kind: "clean", unitId });
	else if (act === "lease") openDialog(board, { kind: "lease", unitId, from: isoOf(day) });
	else if (act === "print") window.print();
}

/** The painted nights when the cell lies in them, else the one night of the cell. */
function spansFor(board: Board, unitId: string, day: number) {
	const painted = paintedSpans(readCell(board.state).painting, unitOrder(board));
	if (painted.get(unitId)?.some((span) => span.start <= day && span.end > day)) return painted;
	return new Map([[unitId, [{ start: day, end: day + 1 }]]]);
}

/** Prices or limits of what is painted, else of the cell under the cursor. */
export function paintCells(board: Board, kind: "price" | "restrict"): void {
	const { cursor, painting } = readCell(board.state);
	const painted = [...paintedSpans(painting, unitOrder(board))];
	if (!may(kind === "price" ? "rental:price:paint" : "rental:price:restrict")) {
		toast("warning", "没有权限 | You have no right for this");
	} else if (painted.length > 0) openDialog(board, { kind, spans: painted });
	else if (cursor) actOnCell(board, cursor.unitId, cursor.day, kind);
}

export function stayUnderCursor(board: Board): BoardStay | null {
	const { cursor, stayId, zoom, hourPaint } = readCell(board.state);
	const chosen = stayId === null ? undefined : board.model.stays.get(stayId);
	if (chosen) return chosen;
	if (zoom === HOUR_ZOOM)
		return hourPaint && (staysInHours(board.model, hourPaint.unitId, hourPaint).find(isOwnBar) ?? null);
	const unit = cursor && board.model.units.get(cursor.unitId);
	if (!cursor || !unit) return null;
	return (
		staysOn(board.model, unit.leafIds, cursor.day, cursor.day + 1).find(
			(stay) => stay.unitId === unit.id && isOwnBar(stay) && !stay.hours,
		) ?? null
	);
}

export function startMoveMode(board: Board, stay: BoardStay): void {
	if (stay.hours && readCell(board.state).zoom !== HOUR_ZOOM) {
		openStep(board, stay, stepOf("hours"));
		return;
	}
	const handles = handlesOf(stay, board.model.today, gestureEnv(board).mayMove);
	const mode = handles.body ? "body" : "end";
	gesture(board, { type: "pickUp", stay, mode, day: stay.start });
	if (readCell(board.state).gesture.phase !== "dragging") return;
	patchCell(board.state, { moveMode: true, hover: null });
	say(board, "移动模式：方向键移动，Enter 放下，Esc 取消 | Move mode: arrows move, Enter drops, Esc cancels");
}

export function pushMove(board: Board, command: MoveCommand): void {
	const { gesture: state } = readCell(board.state);
	if (state.phase !== "dragging") return;
	if (command.do !== "push") {
		gesture(board, { type: command.do === "drop" ? "release" : "cancel" });
		return;
	}
	const next = pushed(board, state, command);
	if (!next) {
		toast("info", state.handles.why ?? "不能再移动 | No further");
		return;
	}
	if (next.mode !== state.mode) patchCell(board.state, { gesture: { ...state, mode: next.mode } });
	gesture(board, { type: "aim", target: next.target });
	board.reveal(next.target.unitId, state.stay.hours ? next.target.start / TICKS : next.target.start);
	say(
		board,
		`${board.model.units.get(next.target.unitId)?.title ?? ""} ${targetText(state.stay, next.target)}`,
	);
}

function pushed(
	board: Board,
	state: Dragging,
	command: MoveCommand & { do: "push" },
): { target: Target; mode: Dragging["mode"] } | null {
	const { target, handles, stay } = state;
	if (command.edge !== "body" || !handles.body) {
		const edge = command.edge === "start" ? "start" : "end";
		if (!handles[edge] || command.days === 0 || target.unitId !== stay.unitId) return null;
		const moved =
			edge === "start"
				? { ...target, start: Math.min(target.end - 1, target.start + command.days) }
				: { ...target, end: Math.max(target.start + 1, target.end + command.days) };
		return { target: moved, mode: edge };
	}
	if (command.days !== 0) {
		if (!handles.shiftDates || target.start + command.days < Math.min(board.model.today, stay.start))
			return null;
		return {
			target: { ...target, start: target.start + command.days, end: target.end + command.days },
			mode: "body",
		};
	}
	if (!handles.changeUnit) return null;
	const order = unitOrder(board);
	const place = order.indexOf(target.unitId) + command.rows;
	const unitId = place < 0 ? UNASSIGNED : order[place];
	if (unitId === undefined) return null;
	if (unitId === UNASSIGNED)
		return { target: { unitId: UNASSIGNED, start: stay.start, end: stay.end }, mode: "body" };
	const start =
		stay.state !== "in_house"
			? target.start
			: unitId === stay.unitId
				? stay.start
				: Math.max(stay.start, board.model.today);
	return { target: { unitId, start, end: target.end }, mode: "body" };
}

function isOwnBar(stay: BoardStay): boolean {
	return stay.kind !== "hold";
}

/** Days of nights, or day and hours. */
export function targetText(stay: BoardStay, target: Target): string {
	if (!stay.hours) return `${isoOf(target.start)} → ${isoOf(target.end)}`;
	const span = spanOfTicks(target.start, target.end);
	return `${isoOf(span.day)} ${hoursText(span).from}–${hoursText(span).to}`;
}

const USUAL_HOURS = { from: 9 * 60, to: 12 * 60 };

/** Moves the block of hours, or pulls its end with Shift. */
function walkHours(board: Board, step: { days: number; rows: number; extend: boolean }): void {
	const order = unitOrder(board);
	const { hourPaint, sightRows } = readCell(board.state);
	const seen = shownRows(board)
		.rows.slice(sightRows.first)
		.find((row) => row.unitId !== null);
	const first = { unitId: seen?.unitId ?? order[0] ?? "", day: board.firstDay(), ...USUAL_HOURS };
	const place = order.indexOf(hourPaint?.unitId ?? first.unitId) + (hourPaint ? step.rows : 0);
	const moved = hourPaint ? stepHours(hourPaint, step.days, step.extend) : first;
	const unitId = order[Math.min(order.length - 1, Math.max(0, place))] ?? first.unitId;
	const next = { ...moved, unitId };
	patchCell(board.state, { hourPaint: next, stayId: null, hover: null });
	const stay = stayUnderCursor(board);
	if (stay) patchCell(board.state, { stayId: stay.id });
	board.reveal(next.unitId, next.day + next.from / (24 * 60));
}

/** Moves the cell cursor; Shift paints from where it was. */
export function walk(board: Board, step: { days: number; rows: number; extend: boolean }): void {
	if (readCell(board.state).zoom === HOUR_ZOOM) {
		walkHours(board, step);
		return;
	}
	const order = unitOrder(board);
	const { cursor, painting } = readCell(board.state);
	const from = cursor ?? { unitId: order[0] ?? "", day: board.model.today };
	const place = Math.min(
		order.length - 1,
		Math.max(0, order.indexOf(from.unitId) + (cursor ? step.rows : 0)),
	);
	const next = { unitId: order[place] ?? from.unitId, day: from.day + (cursor ? step.days : 0) };
	const kept = step.extend
		? startPaint(painting.length > 0 ? painting : [{ anchor: from, head: from }], next, {
				shift: true,
				ctrl: false,
			})
		: [];
	patchCell(board.state, { cursor: next, painting: kept, stayId: null, hover: null });
	const stay = stayUnderCursor(board);
	if (stay) patchCell(board.state, { stayId: stay.id });
	board.reveal(next.unitId, next.day);
}
