/** Scrolls days and units into sight, keeps the first day when the zoom changes, and starts a day before today. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { dayAt, dayLeft } from "../core/geometry";
import { useBoard } from "../state/board";
import { shownRows } from "../state/rowsOf";
import type { Frame } from "./Chart";

export function useReveal(frame: Frame): void {
	const board = useBoard();
	const firstDay = useRef<number | null>(null);
	const { scale } = frame;

	useLayoutEffect(() => {
		const element = frame.scroller.current;
		if (!element || element.clientWidth === 0) return;
		element.scrollLeft = dayLeft(scale, firstDay.current ?? board.model.today - 1);
		firstDay.current ??= board.model.today - 1;
		const note = () => {
			firstDay.current = dayAt(scale, element.scrollLeft + 1);
		};
		element.addEventListener("scroll", note, { passive: true });
		return () => element.removeEventListener("scroll", note);
	}, [board, frame.scroller, scale]);

	useEffect(() => {
		board.reveal = (unitId, day) => reveal(frame, shownRows(board).places.get(unitId), day);
		board.showFrom = (day) =>
			frame.scroller.current?.scrollTo({ left: dayLeft(frame.scale, day), behavior: glide() });
		board.firstDay = () => dayAt(frame.scale, (frame.scroller.current?.scrollLeft ?? 0) + 1);
	}, [board, frame]);
}

function glide(): ScrollBehavior {
	return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

function reveal(frame: Frame, row: { top: number; height: number } | undefined, day: number): void {
	const element = frame.scroller.current;
	if (!element) return;
	const { scale, leftWidth, headHeight } = frame;
	const left = dayLeft(scale, day);
	const wide = element.clientWidth - leftWidth;
	const high = element.clientHeight - headHeight;
	const outsideX = left < element.scrollLeft || left + scale.dayWidth > element.scrollLeft + wide;
	if (outsideX) element.scrollLeft = left - Math.min(wide / 3, scale.dayWidth * 2);
	if (!row) return;
	if (row.top < element.scrollTop || row.top + row.height > element.scrollTop + high)
		element.scrollTop = row.top - high / 3;
}
