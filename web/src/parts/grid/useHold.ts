/** What a person looks at stays where it is when rows come or go above it by others: the table scrolls along. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { GridModel } from "./model";
import { HEAD_HEIGHT } from "./widths";

interface Held {
	id: string;
	at: number;
}

export function useHold(
	grid: GridModel,
	scroller: RefObject<HTMLDivElement | null>,
	order: readonly string[],
	height: number,
): void {
	const held = useRef<Held | null>(null);
	useEffect(() => {
		grid.hold = () => {
			if (scroller.current) held.current = heldIn(grid, scroller.current, height);
		};
		return () => {
			grid.hold = () => undefined;
		};
	}, [grid, scroller, height]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows, once they are drawn
	useLayoutEffect(() => {
		const before = held.current;
		held.current = null;
		const now = before ? grid.store.indexOf(before.id) : -1;
		if (before && scroller.current && now >= 0) scroller.current.scrollTop += (now - before.at) * height;
	}, [grid, scroller, order, height]);
}

/** The row one stands in while it is in sight, else the first in sight; at the very top, with nobody in the table, nothing. */
function heldIn(grid: GridModel, { scrollTop, clientHeight }: HTMLElement, height: number): Held | null {
	const { active } = grid.cursor;
	const first = Math.ceil(scrollTop / height);
	const last = Math.floor((scrollTop + clientHeight - HEAD_HEIGHT) / height);
	const own = active ? grid.store.indexOf(active.id) : -1;
	if (active && own >= first - 1 && own <= last) return { id: active.id, at: own };
	const id = scrollTop > 0 ? grid.store.idAt(first) : undefined;
	return id === undefined ? null : { id, at: first };
}
