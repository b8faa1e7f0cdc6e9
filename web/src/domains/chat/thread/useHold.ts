/** A finger that stays asks for the menu, as a right click does. */
import { type TouchEvent, useRef } from "react";

const HOLD_MS = 450;

export function useHold(held: (at: { x: number; y: number }) => void) {
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const end = () => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
	};
	return {
		onTouchStart: (event: TouchEvent) => {
			const touch = event.touches[0];
			end();
			if (!touch || event.touches.length > 1) return;
			const at = { x: touch.clientX, y: touch.clientY };
			timer.current = setTimeout(() => held(at), HOLD_MS);
		},
		onTouchMove: end,
		onTouchEnd: end,
		onTouchCancel: end,
	};
}
