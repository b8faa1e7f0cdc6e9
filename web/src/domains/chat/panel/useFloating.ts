/** The panel's place on screen: drawn by its head, moved by arrow keys, remembered, and inside at every size. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { changeCell, readCell, storedCell, useCell, writeCell } from "@/kit/state";
import { type Box, boxOf, FIRST, movedBy, type Place, WANTED } from "./place";

const placeCell = storedCell<Place>("CHAT_PLACE", FIRST);
const STEP = 24;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
	ArrowLeft: { x: -STEP, y: 0 },
	ArrowRight: { x: STEP, y: 0 },
	ArrowUp: { x: 0, y: -STEP },
	ArrowDown: { x: 0, y: STEP },
};

const screenSize = () => ({ width: window.innerWidth, height: window.innerHeight });

export interface Floating {
	box: Box;
	dragging: boolean;
	/** For the head: what is a button in it keeps its clicks. */
	head: {
		onPointerDown(event: PointerEvent): void;
		onPointerMove(event: PointerEvent): void;
		onPointerUp(): void;
		onPointerCancel(): void;
	};
	onKeyDown(event: KeyboardEvent): void;
}

export function useFloating(wanted = WANTED): Floating {
	const place = useCell(placeCell);
	const [screen, setScreen] = useState(screenSize);
	const [dragging, setDragging] = useState(false);
	const last = useRef<{ x: number; y: number } | null>(null);
	useEffect(() => {
		const resized = () => setScreen(screenSize());
		window.addEventListener("resize", resized);
		return () => window.removeEventListener("resize", resized);
	}, []);
	const end = () => {
		last.current = null;
		setDragging(false);
	};
	return {
		box: boxOf(place, screen, wanted),
		dragging,
		head: {
			onPointerDown: (event) => {
				const onControl = (event.target as HTMLElement).closest("button, a, input") !== null;
				if (event.button !== 0 || onControl) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				last.current = { x: event.clientX, y: event.clientY };
				setDragging(true);
			},
			onPointerMove: (event) => {
				if (!last.current) return;
				const by = { x: event.clientX - last.current.x, y: event.clientY - last.current.y };
				const before = readCell(placeCell);
				const next = movedBy(before, by, screen, wanted);
				const [from, to] = [boxOf(before, screen, wanted), boxOf(next, screen, wanted)];
				// At the edge it waits for the hand to come back.
				last.current = { x: last.current.x + to.left - from.left, y: last.current.y + to.top - from.top };
				writeCell(placeCell, next);
			},
			onPointerUp: end,
			onPointerCancel: end,
		},
		onKeyDown: (event) => {
			const by = ARROWS[event.key];
			if (!by) return;
			event.preventDefault();
			changeCell(placeCell, (old) => movedBy(old, by, screen, wanted));
		},
	};
}
