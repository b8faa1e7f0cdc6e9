/** Brings a cell into sight, out from under what is held at the edges. */
import type { Layout } from "./layout";
import type { GridModel } from "./model";
import type { CellPlace } from "./types";
import { HEAD_HEIGHT } from "./widths";

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
