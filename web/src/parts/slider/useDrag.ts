/** Where the handle is and how it got there: every step with its time, from the first touch to the end. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";

export const HANDLE_PX = 34;
const KEY_STEP = 0.05;
const MOST_POINTS = 600;

export interface Track {
	by: "pointer" | "keyboard";
	/** How far the handle can go. */
	width: number;
	/** [x, milliseconds since the first]. */
	track: Array<[number, number]>;
}

export interface Drag {
	/** 0 to 1. */
	at: number;
	moving: boolean;
	handlers: {
		onPointerDown(event: PointerEvent<HTMLElement>): void;
		onPointerMove(event: PointerEvent<HTMLElement>): void;
		onPointerUp(): void;
		onPointerCancel(): void;
		onKeyDown(event: KeyboardEvent<HTMLElement>): void;
		onBlur(): void;
	};
}

interface Run {
	by: Track["by"];
	from: number;
	since: number;
	width: number;
	points: Array<[number, number]>;
}

export function useDrag(
	rail: RefObject<HTMLElement | null>,
	open: boolean,
	onEnd: (track: Track) => Promise<boolean>,
): Drag {
	const [at, setAt] = useState(0);
	const [moving, setMoving] = useState(false);
	const run = useRef<Run | null>(null);
	const begin = (by: Track["by"], from: number, since: number) => {
		const width = Math.max((rail.current?.clientWidth ?? 0) - HANDLE_PX, 1);
		run.current = { by, from, since, width, points: [[0, 0]] };
		setMoving(true);
	};
	const back = () => {
		run.current = null;
		setMoving(false);
		setAt(0);
	};
	const move = (x: number, when: number) => {
		const now = run.current;
		if (!now) return;
		const bounded = Math.min(Math.max(x, 0), now.width);
		const last = bounded >= now.width;
		if (last || now.points.length < MOST_POINTS) {
			now.points.push([round(bounded), round(when - now.since)]);
		}
		setAt(bounded / now.width);
		if (!last) return;
		run.current = null;
		setMoving(false);
		void onEnd({ by: now.by, width: now.width, track: now.points }).then((passed) => !passed && setAt(0));
	};
	const press = (event: KeyboardEvent<HTMLElement>) => {
		const way = KEYS[event.key];
		if (event.key === "Home" || event.key === "Escape") back();
		if (way === undefined || !open) return;
		event.preventDefault();
		if (!run.current) begin("keyboard", 0, event.timeStamp);
		const now = run.current;
		const steps = Math.round(at / KEY_STEP) + way;
		if (now) move(steps * KEY_STEP * now.width, event.timeStamp);
	};
	return {
		at,
		moving,
		handlers: {
			onPointerDown: (event) => {
				if (!open || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				begin("pointer", event.clientX, event.timeStamp);
			},
			onPointerMove: (event) => {
				for (const one of stepsOf(event.nativeEvent))
					if (run.current?.by === "pointer") move(one.clientX - run.current.from, one.timeStamp);
			},
			onPointerUp: () => run.current?.by === "pointer" && back(),
			onPointerCancel: () => run.current && back(),
			onKeyDown: press,
			onBlur: () => run.current?.by === "keyboard" && back(),
		},
	};
}

/** A slow page is told of several steps of the hand at once. */
function stepsOf(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
	const steps = event.getCoalescedEvents?.() ?? [];
	return steps.length > 0 ? steps : [event];
}

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const round = (value: number) => Math.round(value * 10) / 10;
