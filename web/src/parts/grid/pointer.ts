/** The mouse on the table: a click edits, drawing selects a range, the corner of the range fills down. */
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { fillDown } from "./acts";
import type { GridModel } from "./model";
import type { CellPlace } from "./types";

interface Drawing {
	kind: "range" | "fill";
	start: CellPlace;
	moved: boolean;
	edits: boolean;
}

export function usePointer(grid: GridModel, scroller: RefObject<HTMLElement | null>) {
	const drawing = useRef<Drawing | null>(null);
	useEffect(() => {
		const move = (event: globalThis.MouseEvent) => {
			const { current } = drawing;
			if (!current) return;
			const over = placeAt(document.elementFromPoint(event.clientX, event.clientY), scroller.current);
			if (over) follow(grid, current, over);
		};
		const end = () => {
			const { current } = drawing;
			drawing.current = null;
			if (current) finish(grid, current);
		};
		window.addEventListener("mousemove", move);
		window.addEventListener("mouseup", end);
		return () => {
			window.removeEventListener("mousemove", move);
			window.removeEventListener("mouseup", end);
		};
	}, [grid, scroller]);
	return {
		onMouseDown: (event: MouseEvent) => {
			const target = event.target as HTMLElement;
			if (event.button !== 0 || !scroller.current?.contains(target)) return;
			const { active, session, range } = grid.cursor;
			if (target.closest("[data-fill]") && active) {
				event.preventDefault();
				drawing.current = { kind: "fill", start: active, moved: false, edits: false };
				return;
			}
			const place = placeAt(target, scroller.current);
			if (!place || target.closest("[data-own], [data-handle], button, a, input[type=checkbox]")) return;
			if (session && session.id === place.id && session.key === place.key) return;
			event.preventDefault();
			grid.editing.commit();
			grid.released = false;
			const extend = event.shiftKey && range !== null;
			grid.stand(place, extend);
			grid.focus();
			const edits = !extend && !event.ctrlKey && !event.metaKey;
			drawing.current = { kind: "range", start: place, moved: false, edits };
		},
		onDoubleClick: (event: MouseEvent) => {
			if ((event.target as HTMLElement).closest("[data-fill]")) fillDown(grid, grid.store.size - 1);
		},
	};
}

export function placeAt(element: Element | null, within: Element | null): CellPlace | null {
	const cell = element?.closest<HTMLElement>("[data-key]");
	const row = cell?.closest<HTMLElement>("[data-row]");
	if (!cell || !row || !within?.contains(cell)) return null;
	return { id: row.dataset.row as string, key: cell.dataset.key as string };
}

function follow(grid: GridModel, drawing: Drawing, over: CellPlace): void {
	if (drawing.kind === "fill") {
		drawing.moved = true;
		const to = grid.store.indexOf(over.id);
		const { range } = grid.cursor;
		grid.cursor.drawFill(range && to > range.bottom ? to : null);
		grid.show(over);
		return;
	}
	const { active } = grid.cursor;
	if (active?.id === over.id && active.key === over.key) return;
	drawing.moved = true;
	grid.stand(over, true);
}

function finish(grid: GridModel, { kind, start, moved, edits }: Drawing): void {
	if (kind === "fill") {
		const { fillTo } = grid.cursor;
		grid.cursor.drawFill(null);
		if (moved && fillTo !== null) fillDown(grid, fillTo);
		return grid.focus();
	}
	if (!moved && edits) grid.editing.open(start);
}

/** A press outside of the table ends editing; menus and dialogs of its cells stand elsewhere in the page but belong to it. */
export function useOutside(grid: GridModel): { onMouseDownCapture(): void } {
	const inside = useRef(false);
	useEffect(() => {
		const begun = () => {
			inside.current = false;
		};
		const ended = () => {
			if (!inside.current && grid.cursor.active) grid.leave();
		};
		document.addEventListener("mousedown", begun, { capture: true });
		window.addEventListener("mousedown", ended);
		return () => {
			document.removeEventListener("mousedown", begun, { capture: true });
			window.removeEventListener("mousedown", ended);
		};
	}, [grid]);
	return {
		onMouseDownCapture: () => {
			inside.current = true;
		},
	};
}
