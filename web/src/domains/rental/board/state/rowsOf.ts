/** The rows of the board as they are shown now, worked out once per change of what they depend on. */
import { readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { unitTest } from "../model/filter";
import { type BoardRow, flattenRows } from "../model/rows";
import { type Board, type BoardState, tileDayOf, useBoard, useBoardState } from "./board";

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
		foldedIn(state),
		state.filter,
		state.density,
		state.communityId,
		byStays ? state.changes : 0,
		byStays ? state.sightDays : 0,
		byStays && dayOfTiles(board, state),
	];
}

const NOTHING: readonly string[] = [];

/** Tiles have nothing that unfolds. */
const foldedIn = ({ view, folded }: BoardState): readonly string[] => (view === "tiles" ? NOTHING : folded);

const dayOfTiles = (board: Board, state: BoardState): number | null =>
	state.view === "tiles" ? tileDayOf(board, state) : null;

export function shownRows(board: Board): Shown {
	const key = keyOf(board);
	const kept = shownOf.get(board);
	if (kept?.key.every((part, index) => Object.is(part, key[index]))) return kept.shown;
	const state = readCell(board.state);
	const [from, to] = filterDays(board);
	const { rows, height } = flattenRows(board.model, {
		rowHeight: state.density,
		groupHeight: GROUP_HEIGHT,
		folded: new Set(foldedIn(state)),
		accepts: unitTest(board.model, state.filter, from, to, dayOfTiles(board, state) ?? board.model.today),
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

/** The day of the tiles; else "free" is asked of the painted nights if there are any, else of today. */
function filterDays(board: Board): [number, number] {
	const state = readCell(board.state);
	const { painting, filter, sightDays } = state;
	const day = dayOfTiles(board, state);
	if (day !== null) return [day, day + 1];
	const last = painting[painting.length - 1];
	if (filter.freeOnly && last) {
		return [Math.min(last.anchor.day, last.head.day), Math.max(last.anchor.day, last.head.day) + 1];
	}
	if (filter.freeOnly) return [board.model.today, board.model.today + 1];
	return [sightDays.first, sightDays.last];
}

export function unitOrder(board: Board): string[] {
	return shownRows(board).order;
}

export function useShownRows(): Shown {
	const board = useBoard();
	return useBoardState(() => shownRows(board));
}
