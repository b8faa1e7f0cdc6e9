/** Shows the card of a bar after the pointer has rested on it for a moment. */

import { useCallback, useEffect, useRef } from "react";
import { patchCell, readCell } from "@/kit/state";
import { type Board, useBoard } from "./state/board";

const REST_MS = 250;
const LEAVE_MS = 180;

type Timer = React.RefObject<ReturnType<typeof setTimeout> | undefined>;

/** Called on every movement: the card waits for the pointer to be still. */
function rest(board: Board, timer: Timer, event: React.PointerEvent): void {
	const bar = (event.target as Element).closest<HTMLElement>("[data-stay-id]");
	clearTimeout(timer.current);
	const { hover } = readCell(board.state);
	if (!bar) {
		if (hover) timer.current = setTimeout(() => patchCell(board.state, { hover: null }), LEAVE_MS);
		return;
	}
	const stayId = bar.dataset.stayId ?? "";
	if (hover?.stayId === stayId) return;
	const { clientX: x } = event;
	timer.current = setTimeout(() => {
		const { menu, dialog, gesture, question } = readCell(board.state);
		if (menu || dialog || question || gesture.phase !== "idle" || !bar.isConnected) return;
		const box = bar.getBoundingClientRect();
		patchCell(board.state, { hover: { stayId, x, y: box.top, below: box.bottom } });
	}, REST_MS);
}

export interface Hover {
	moved: (event: React.PointerEvent) => void;
	left: (event: React.PointerEvent) => void;
	/** A press or a drop: no card until the pointer moves again. */
	quiet: () => void;
}

export function useHover(): Hover {
	const board = useBoard();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const moved = useCallback(
		(event: React.PointerEvent) => {
			if (event.pointerType !== "touch" && event.buttons === 0) rest(board, timer, event);
		},
		[board],
	);
	const left = useCallback(
		(event: React.PointerEvent) => {
			if (event.pointerType === "touch") return;
			clearTimeout(timer.current);
			timer.current = setTimeout(() => patchCell(board.state, { hover: null }), LEAVE_MS);
		},
		[board],
	);
	const quiet = useCallback(() => clearTimeout(timer.current), []);
	return { moved, left, quiet };
}
