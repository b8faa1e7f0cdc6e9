/** Shows the card of a bar after the pointer has rested on it for a moment. */
import { useCallback, useEffect, useRef } from "react";
import { useBoard } from "../state/board";

const REST_MS = 250;
const LEAVE_MS = 180;

export function useHover(): (hand: { painting: boolean }) => React.HTMLAttributes<HTMLDivElement> {
	const board = useBoard();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return useCallback(
		(hand) => ({
			onPointerOver: (event) => {
				if (event.pointerType === "touch") return;
				const bar = (event.target as Element).closest<HTMLElement>("[data-stay-id]");
				clearTimeout(timer.current);
				const { gesture, menu, hover } = board.store.get();
				if (!bar) {
					if (hover) timer.current = setTimeout(() => board.store.set({ hover: null }), LEAVE_MS);
					return;
				}
				const stayId = bar.dataset.stayId ?? "";
				if (hand.painting || gesture.phase !== "idle" || menu || hover?.stayId === stayId) return;
				const { clientX: x } = event;
				timer.current = setTimeout(() => {
					const box = bar.getBoundingClientRect();
					board.store.set({ hover: { stayId, x, y: box.top, below: box.bottom } });
				}, REST_MS);
			},
			onPointerLeave: () => {
				clearTimeout(timer.current);
				timer.current = setTimeout(() => board.store.set({ hover: null }), LEAVE_MS);
			},
		}),
		[board],
	);
}
