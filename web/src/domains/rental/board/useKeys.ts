/** Hears the keys of the page and does what the keyboard table says. */

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePageKeys } from "@/kit/keys";
import { isReadOnly } from "@/kit/rights";
import { patchCell, readCell } from "@/kit/state";
import { Failure } from "@/kit/transport";
import { findStep } from "../orders/steps";
import { HOUR_ZOOM, nextZoom } from "./model/geometry";
import { BOARD_KEYS, type Command, commandOf, type KeyPress, moveCommandOf } from "./model/keyboard";
import { isWaiting } from "./model/model";
import { undoLast } from "./state/acts";
import { type Board, type BoardState, keep, useBoard } from "./state/board";
import {
	actOnCell,
	actOnStay,
	enterHours,
	openStay,
	paintCells,
	pushMove,
	startMoveMode,
	stayUnderCursor,
	takeStep,
	walk,
} from "./state/commands";
import { gesture } from "./state/drag";
import { enterTiles } from "./tileFocus";
import { toggleFold } from "./usePointer";

const LEAPS = 10;

function pressOf(event: KeyboardEvent): KeyPress {
	const target = event.target as HTMLElement;
	const inField =
		target.closest(
			"input, textarea, select, [contenteditable=true], [role=dialog], [role=combobox], [role=menu]",
		) !== null;
	const onButton =
		target.closest("button, a, [role=separator], [role=tab], [role=radio]") !== null &&
		(event.key === "Enter" || event.key === " " || event.key.startsWith("Arrow"));
	return {
		key: event.key,
		ctrl: event.ctrlKey || event.metaKey,
		shift: event.shiftKey,
		alt: event.altKey,
		composing: event.isComposing,
		inField: inField || onButton,
	};
}

/** Tiles and hours go by a day, the others by ten. */
export function leapOf(board: Board): number {
	return goesByDay(readCell(board.state)) ? 1 : LEAPS;
}

export const goesByDay = ({ view, zoom }: BoardState): boolean => view === "tiles" || zoom === HOUR_ZOOM;

/** The day at the left edge that shows today well. */
export function todayAt(board: Board): number {
	return board.model.today - (goesByDay(readCell(board.state)) ? 0 : 1);
}

export function useKeys(active: boolean): void {
	const board = useBoard();
	const client = useQueryClient();
	usePageKeys("房态图 | Room board", BOARD_KEYS, active);
	useEffect(() => {
		if (!active) return;
		const onKeyDown = (event: KeyboardEvent) => {
			const press = pressOf(event);
			if (readCell(board.state).dialog || readCell(board.state).question) return;
			const state = readCell(board.state);
			if (state.gesture.phase === "dragging") {
				const command = state.moveMode
					? moveCommandOf(press)
					: press.key === "Escape"
						? ({ do: "cancel" } as const)
						: null;
				if (!command) return;
				event.preventDefault();
				if (state.moveMode) pushMove(board, command);
				else gesture(board, { type: "cancel" });
				return;
			}
			const command = commandOf(press);
			if (!command) return;
			event.preventDefault();
			obey(board, client, command);
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [board, client, active]);
}

/** The call has said itself why it failed. */
function told(error: unknown): undefined {
	if (!(error instanceof Failure)) throw error;
}

/** The transition of the order under the cursor, if it can be taken now. */
async function onOrder(board: Board, client: QueryClient, code: string): Promise<void> {
	const stay = stayUnderCursor(board);
	if (stay?.kind !== "order" || isReadOnly()) return;
	const step = await findStep(client, stay.sourceId, code).catch(told);
	if (step && !readCell(board.state).dialog) takeStep(board, stay, step);
}

/** The waiting stay is placed, another order moved; the bar itself says what of it may move. */
function move(board: Board): void {
	const stay = stayUnderCursor(board);
	if (stay?.kind === "order" && !isReadOnly()) startMoveMode(board, stay);
}

function open(board: Board): void {
	const stay = stayUnderCursor(board);
	const { cursor, zoom, hourPaint } = readCell(board.state);
	if (stay && isWaiting(stay)) openStay(board, stay);
	else if (stay) actOnStay(board, stay, "modify");
	else if (zoom === HOUR_ZOOM) hourPaint && enterHours(board, hourPaint);
	else if (cursor) actOnCell(board, cursor.unitId, cursor.day, "book");
}

function menu(board: Board): void {
	const { cursor } = readCell(board.state);
	const stay = stayUnderCursor(board);
	const box = document.getElementById(`stay-${stay?.id}`)?.getBoundingClientRect();
	const unitId = stay?.unitId ?? cursor?.unitId;
	if (unitId === undefined) return;
	const at = box
		? { x: Math.max(box.left, 220) + 12, y: box.bottom }
		: { x: innerWidth / 2, y: innerHeight / 3 };
	patchCell(board.state, {
		menu: { ...at, stayId: stay?.id ?? null, unitId, day: cursor?.day ?? stay?.start ?? board.model.today },
		hover: null,
	});
}

function fold(board: Board): void {
	const { cursor } = readCell(board.state);
	if (cursor && board.model.children.has(cursor.unitId)) toggleFold(board, cursor.unitId);
}

function cancel(board: Board): void {
	const { refusal, menu: opened, hover } = readCell(board.state);
	if (opened || hover) patchCell(board.state, { menu: null, hover: null });
	else if (refusal) patchCell(board.state, { refusal: null });
	else patchCell(board.state, { painting: [], hourPaint: null, stayId: null });
}

function obey(board: Board, client: QueryClient, command: Command): void {
	switch (command.do) {
		case "walk":
			if (readCell(board.state).view === "tiles") enterTiles();
			else walk(board, command);
			break;
		case "open":
			open(board);
			break;
		case "moveMode":
			move(board);
			break;
		case "step":
			void onOrder(board, client, command.code);
			break;
		case "price":
			if (!stayUnderCursor(board)) paintCells(board, "price");
			else if (command.onOrder) obey(board, client, command.onOrder);
			break;
		case "restrict":
			paintCells(board, "restrict");
			break;
		case "block": {
			const { cursor } = readCell(board.state);
			if (cursor) actOnCell(board, cursor.unitId, cursor.day, "block");
			break;
		}
		case "undo":
			void undoLast(board);
			break;
		case "menu":
			menu(board);
			break;
		case "cancel":
			cancel(board);
			break;
		case "search":
			document.getElementById("board-search")?.focus();
			break;
		case "today":
			board.showFrom(todayAt(board));
			break;
		case "table":
			keep(board, { view: readCell(board.state).view === "table" ? "tape" : "table" });
			break;
		case "view":
			keep(board, { view: readCell(board.state).view === "tiles" ? "tape" : "tiles" });
			break;
		case "page":
			board.showFrom(board.firstDay() + leapOf(board) * command.direction);
			break;
		case "zoom":
			keep(board, { zoom: nextZoom(readCell(board.state).zoom, command.direction) });
			break;
		case "fold":
			fold(board);
	}
}
