/** Drags an event to another day or hour; a click without a way is an opening. */
import dayjs from "dayjs";
import { type PointerEvent as ReactPointer, useRef, useState } from "react";
import type { CalendarEvent } from "./days";
import { movedBy, snapped } from "./days";

export interface Moving {
	id: string;
	days: number;
	minutes: number;
}

const WAY_PX = 5;

interface Wanted {
	/** Pixels of a minute; 0 where hours do not show. */
	perMinute: number;
	onMove?: ((id: string, from: string, to: string) => void) | undefined;
	onOpen?: ((id: string) => void) | undefined;
}

export function useMoving({ perMinute, onMove, onOpen }: Wanted) {
	const [moving, setMoving] = useState<Moving | null>(null);
	const start = useRef<{ x: number; y: number; day: string } | null>(null);
	const now = useRef<Moving | null>(null);
	const put = (next: Moving | null) => {
		now.current = next;
		setMoving(next);
	};
	const handlers = (event: CalendarEvent, day: string) => ({
		onPointerDown: (pointer: ReactPointer<HTMLElement>) => {
			if (pointer.button > 0) return;
			start.current = { x: pointer.clientX, y: pointer.clientY, day };
			pointer.currentTarget.setPointerCapture?.(pointer.pointerId);
		},
		onPointerMove: (pointer: ReactPointer<HTMLElement>) => {
			const from = start.current;
			if (!from || event.fixed || !onMove) return;
			const [x, y] = [pointer.clientX - from.x, pointer.clientY - from.y];
			if (!now.current && Math.hypot(x, y) < WAY_PX) return;
			const over = dayUnder(pointer.clientX, pointer.clientY) ?? from.day;
			const minutes = perMinute > 0 ? snapped(y / perMinute) : 0;
			put({ id: event.id, days: dayjs(over).diff(dayjs(from.day), "day"), minutes });
		},
		onPointerUp: () => {
			const done = now.current;
			const began = start.current;
			start.current = null;
			put(null);
			if (!began) return;
			if (!done) return onOpen?.(event.id);
			if (done.days === 0 && done.minutes === 0) return;
			const { from, to } = movedBy(event, done.days, done.minutes);
			onMove?.(event.id, from, to);
		},
		onPointerCancel: () => {
			start.current = null;
			put(null);
		},
	});
	return { moving, handlers };
}

function dayUnder(x: number, y: number): string | null {
	const found = document
		.elementsFromPoint?.(x, y)
		.find((one) => one instanceof HTMLElement && one.dataset.day);
	return (found as HTMLElement | undefined)?.dataset.day ?? null;
}
