/** Where the table is scrolled to: a cell brought into sight, what one looks at held, the room there is. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { HEAD_HEIGHT, type Layout } from "./layout";
import type { GridModel } from "./model";
import type { CellPlace } from "./types";

/** Brings a cell into sight, out from under what is held at the edges. */
export function reveal(
	grid: GridModel,
	scroller: HTMLElement,
	layout: Layout,
	height: number,
	{ id, key }: CellPlace,
): void {
	const row = grid.store.indexOf(id);
	if (row >= 0) {
		const held = HEAD_HEIGHT + (layout.statistics ? HEAD_HEIGHT : 0);
		const room = scroller.clientHeight - held;
		scroller.scrollTop = nearest(scroller.scrollTop, room, row * height, height);
	}
	const placed = layout.middle.find(({ column }) => column.key === key);
	if (!placed) return;
	const room = scroller.clientWidth - layout.heldLeft - layout.rightWidth;
	scroller.scrollLeft = nearest(scroller.scrollLeft, room, placed.offset - layout.heldLeft, placed.width);
}

/** Moves no further than needed; what is larger than the room shows its beginning. */
export function nearest(now: number, room: number, start: number, size: number): number {
	if (start < now || size > room) return start;
	return start + size > now + room ? start + size - room : now;
}

interface Held {
	id: string;
	at: number;
}

/** What a person looks at stays where it is when rows come or go above it by others: the table scrolls along. */
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

/** The width that a part has, followed as the page changes. */
export function useRoom(part: RefObject<HTMLElement | null>): number {
	const [room, setRoom] = useState(0);
	useLayoutEffect(() => {
		const element = part.current;
		if (!element) return;
		const read = () => setRoom(element.clientWidth);
		read();
		const watch = new ResizeObserver(read);
		watch.observe(element);
		return () => watch.disconnect();
	}, [part]);
	return room;
}
