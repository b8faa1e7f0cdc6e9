/** A finger that stays asks for the menu, as a right click does. */
import { type MouseEvent, type TouchEvent, useRef } from "react";

export interface Point {
	x: number;
	y: number;
}

/** Browsers that ask for a menu themselves do so before; the others never do. */
const HOLD_MS = 600;
/** A finger that rests trembles. */
const STILL = 10;

/** `asked` hears the clicks for a menu that no finger made. */
export function useHold(held: (at: Point) => void, asked: (event: MouseEvent) => void) {
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const began = useRef<Point | null>(null);
	const done = useRef(false);
	const rest = () => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
	};
	const hold = (at: Point) => {
		rest();
		began.current = null;
		done.current = true;
		held(at);
	};
	const over = () => {
		rest();
		began.current = null;
		done.current = false;
	};
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			over();
			const touch = touches[0];
			if (!touch || touches.length > 1) return;
			const at = { x: touch.clientX, y: touch.clientY };
			began.current = at;
			timer.current = setTimeout(() => hold(at), HOLD_MS);
		},
		onTouchMove: ({ touches }: TouchEvent) => {
			const [touch, from] = [touches[0], began.current];
			if (touch && from && Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > STILL) rest();
		},
		onTouchEnd: (event: TouchEvent) => {
			// What lies under the finger is not clicked as well, nor does a click close the menu.
			if (done.current && event.cancelable) event.preventDefault();
			over();
		},
		onTouchCancel: over,
		onContextMenu: (event: MouseEvent) => {
			if (!began.current) return asked(event);
			event.preventDefault();
			hold(began.current);
		},
	};
}
