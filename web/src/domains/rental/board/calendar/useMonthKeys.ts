/** The keys of a unit's calendar: arrows walk over days, with Shift they choose nights, PageUp and PageDown turn the month. */
import { useEffect } from "react";
import { isComposing, isControl, isTyping, type KeyLine, overlayOpen, usePageKeys } from "@/kit/keys";
import { patchCell, readCell } from "@/kit/state";
import { stepped } from "@/parts/calendar/days";
import { dayOf, isoOf, weekdayOf } from "../model/day";
import type { Unit } from "../model/wire";
import { undoLast } from "../state/acts";
import { type Board, useBoard } from "../state/board";
import { choose } from "./acts";

const KEYS: readonly KeyLine[] = [
	{ keys: ["← ↑ → ↓"], words: "换一天 | Another day" },
	{ keys: ["Shift + ← ↑ → ↓"], words: "选择多晚 | Choose nights" },
	{ keys: ["Home", "End"], words: "本周首日 / 末日 | First or last day of the week" },
	{ keys: ["Enter"], words: "打开订单，或在空房录入 | Open the stay, or enter an order" },
	{ keys: ["PageUp", "PageDown"], words: "上个月 / 下个月 | Month before or after" },
	{ keys: ["Shift + F10"], words: "菜单 | Menu" },
	{ keys: ["Ctrl + Z"], words: "撤销上一步 | Undo the last act" },
];

const STEPS: Readonly<Record<string, (day: number) => number>> = {
	ArrowLeft: (day) => day - 1,
	ArrowRight: (day) => day + 1,
	ArrowUp: (day) => day - 7,
	ArrowDown: (day) => day + 7,
	Home: (day) => day + 1 - weekdayOf(day),
	End: (day) => day + 7 - weekdayOf(day),
};
const TURNS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

interface Wanted {
	unit: Unit;
	/** Lies in the month that is shown. */
	date: string;
	show: (date: string) => void;
}

/** Where the walk begins: the day that was chosen, if it is in sight. */
function begins(board: Board, date: string): number {
	const { cursor } = readCell(board.state);
	const month = date.slice(0, 7);
	if (cursor && isoOf(cursor.day).startsWith(month)) return cursor.day;
	const { today } = board.model;
	return isoOf(today).startsWith(month) ? today : dayOf(`${month}-01`);
}

export function useMonthKeys({ unit, date, show }: Wanted): void {
	const board = useBoard();
	usePageKeys("房源月历 | Calendar of a unit", KEYS);
	useEffect(() => {
		const walk = (day: number, extend: boolean) => {
			choose(board, unit, day, extend);
			if (isoOf(day).slice(0, 7) !== date.slice(0, 7)) show(isoOf(day));
		};
		const press = (event: KeyboardEvent): boolean => {
			if (event.key === "z" && (event.ctrlKey || event.metaKey)) {
				void undoLast(board);
				return true;
			}
			if (event.ctrlKey || event.metaKey || event.altKey) return false;
			const turn = TURNS[event.key];
			const from = begins(board, date);
			if (turn !== undefined) {
				walk(dayOf(stepped("month", isoOf(from), turn)), false);
				return true;
			}
			const step = STEPS[event.key];
			if (step && !isElsewhere(event.target)) {
				walk(readCell(board.state).cursor ? step(from) : from, event.shiftKey);
				return true;
			}
			if (event.key !== "Escape") return false;
			patchCell(board.state, { painting: [], menu: null });
			return true;
		};
		const onKeyDown = (event: KeyboardEvent) => {
			if (isComposing(event) || isTyping(event.target) || overlayOpen()) return;
			if (press(event)) event.preventDefault();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [board, unit, date, show]);
}

/** A control that is no day keeps its arrows. */
const isElsewhere = (target: EventTarget | null): boolean =>
	isControl(target) && (target as HTMLElement).closest("[data-day]") === null;
