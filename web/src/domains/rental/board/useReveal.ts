/** Scrolls days and units into sight, keeps the first day when the zoom changes, and starts a day before today. */

import { useEffect, useLayoutEffect, useRef } from "react";
import { wantsLessMotion } from "@/kit/screen";
import { readCell } from "@/kit/state";
import type { Frame } from "./Chart";
import { dayAt, dayLeft } from "./model/geometry";
import { type Board, useBoard } from "./state/board";
import { shownRows } from "./state/rowsOf";

export function useReveal(frame: Frame): void {
	const board = useBoard();
	const firstDay = useRef<number | null>(null);
	const { scale } = frame;

	useLayoutEffect(() => {
		const element = frame.scroller.current;
		if (!element || element.clientWidth === 0) return;
		firstDay.current ??= board.model.today - 1;
		const day = scale.hourly ? hourDay(firstDay.current, board) : firstDay.current;
		element.scrollLeft = leftOf(frame, day);
		const note = () => {
			firstDay.current = dayAt(scale, element.scrollLeft + 1);
		};
		element.addEventListener("scroll", note, { passive: true });
		return () => element.removeEventListener("scroll", note);
	}, [board, frame, scale]);

	useEffect(() => {
		board.reveal = (unitId, day) => reveal(frame, shownRows(board).places.get(unitId), day);
		board.showFrom = (day) =>
			frame.scroller.current?.scrollTo({ left: leftOf(frame, day), behavior: glide() });
		board.firstDay = () => dayAt(frame.scale, (frame.scroller.current?.scrollLeft ?? 0) + 1);
	}, [board, frame]);
}

/** The hour view opens on the day that was looked at: the cursor's, else today when it was in sight. */
function hourDay(first: number, board: Board): number {
	const { cursor } = readCell(board.state);
	if (cursor && cursor.day >= first && cursor.day < first + 60) return cursor.day;
	return first < board.model.today && board.model.today < first + 14 ? board.model.today : first;
}

/** Where a day's hours do not fit beside each other, it begins at eight. */
function leftOf({ scroller, scale, leftWidth }: Frame, day: number): number {
	const wide = (scroller.current?.clientWidth ?? 0) - leftWidth;
	const morning = scale.hourly && scale.dayWidth > wide ? (scale.dayWidth * 8) / 24 : 0;
	return dayLeft(scale, day) + morning;
}

function glide(): ScrollBehavior {
	return wantsLessMotion() ? "auto" : "smooth";
}

function reveal(frame: Frame, row: { top: number; height: number } | undefined, day: number): void {
	const element = frame.scroller.current;
	if (!element) return;
	const { scale, leftWidth, headHeight } = frame;
	const left = dayLeft(scale, day);
	const cell = scale.hourly ? scale.dayWidth / 24 : scale.dayWidth;
	const wide = element.clientWidth - leftWidth;
	const high = element.clientHeight - headHeight;
	const outsideX = left < element.scrollLeft || left + cell > element.scrollLeft + wide;
	if (outsideX) element.scrollLeft = left - Math.min(wide / 3, cell * 2);
	if (!row) return;
	if (row.top < element.scrollTop || row.top + row.height > element.scrollTop + high)
		element.scrollTop = row.top - high / 3;
}
