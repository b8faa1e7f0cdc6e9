/** The rows of the board as they are shown now, worked out once per change of what they depend on. */
import { readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { unitTest } from "../model/filter";
import { type BoardRow, flattenRows } from "../model/rows";
import { type Board, useBoard, useBoardState } from "./board";

interface Shown {
	rows: BoardRow[];
	height: number;
	places: Map<string, BoardRow>;
	order: string[];
}

interface Kept {
	key: unknown[];
	shown: Shown;
}

const shownOf = new WeakMap<Board, Kept>();
export const GROUP_HEIGHT = 26;

/** Filters that look at stays must follow every change; the others only the structure. */
function keyOf(board: Board): unknown[] {
	const state = readCell(board.state);
	const byStays =
		state.filter.freeOnly || state.filter.legendKey !== null || state.filter.cleanState !== null;
	return [
		state.structure,
		state.folded,
		state.filter,
		state.density,
		state.communityId,
		byStays ? state.changes : 0,
		byStays ? state.sightDays : 0,
	];
}

export function shownRows(board: Board): Shown {
	const key = keyOf(board);
	const kept = shownOf.get(board);
	if (kept?.key.every((part, index) => Object.is(part, key[index]))) return kept.shown;
	const state = readCell(board.state);
	const [from, to] = filterDays(board);
	const { rows, height } = flattenRows(board.model, {
		rowHeight: state.density,
		groupHeight: GROUP_HEIGHT,
		folded: new Set(state.folded),
		accepts: unitTest(board.model, state.filter, from, to),
		floorName: (floor) =>
			floor < 0 ? t("地下{n}层 | B{n}", { n: -floor }) : t("{n}层 | Floor {n}", { n: floor }),
		communityIds:
			state.communityId === null || state.communityId === "all" ? null : new Set([state.communityId]),
	});
	const units = rows.filter((row) => row.unitId !== null);
	const shown = {
		rows,
		height,
		places: new Map(units.map((row) => [row.key, row])),
		order: units.map((row) => row.key),
	};
	shownOf.set(board, { key, shown });
	return shown;
}

/** "Free" is asked of the painted nights if there are any, else of today. */
function filterDays(board: Board): [number, number] {
	const { painting, filter } = readCell(board.state);
	const last = painting[painting.length - 1];
	if (filter.freeOnly && last) {
		return [Math.min(last.anchor.day, last.head.day), Math.max(last.anchor.day, last.head.day) + 1];
	}
	if (filter.freeOnly) return [board.model.today, board.model.today + 1];
	const { sightDays } = readCell(board.state);
	return [sightDays.first, sightDays.last];
}

export function unitOrder(board: Board): string[] {
	return shownRows(board).order;
}

export function useShownRows(): Shown {
	const board = useBoard();
	return useBoardState(() => shownRows(board));
}
