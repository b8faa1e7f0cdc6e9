/** The table at hand, for all that stands in it, and what one cell shows: it is drawn anew when that changes, nothing else is. */
import {
	type AriaAttributes,
	createContext,
	useCallback,
	useContext,
	useRef,
	useSyncExternalStore,
} from "react";
import { localize, t } from "@/kit/text";
import type { GridModel } from "./model";
import type { CellClash, CellValue, GridColumn, GridPeer, GridRow } from "./types";

const GridContext = createContext<GridModel | null>(null);
export const GridProvider = GridContext.Provider;

export function useGrid(): GridModel {
	const grid = useContext(GridContext);
	if (!grid) throw new Error("A part of a grid stands outside of one");
	return grid;
}

export interface CellState {
	value: CellValue;
	/** How the value reads, where rows or pickers said so. */
	name: string | undefined;
	/** Only for cells whose look depends on the whole row. */
	row: GridRow | undefined;
	marks: number;
	error: string | undefined;
	peer: GridPeer | undefined;
	clash: CellClash | undefined;
	edited: boolean;
	locked: boolean;
}

export function useCellState(id: string, column: GridColumn, rowAt: number, columnAt: number): CellState {
	const grid = useGrid();
	const kept = useRef<CellState | null>(null);
	const listen = useCallback(
		(listener: () => void) => {
			const leaves = [
				grid.store.changed.listen(id, listener),
				grid.cursor.moved.listen(listener),
				grid.checker.changed.listen(id, listener),
				grid.presence.changed.listen(id, listener),
			];
			return () => {
				for (const leave of leaves) leave();
			};
		},
		[grid, id],
	);
	return useSyncExternalStore(listen, () => {
		const next = readState(grid, id, column, rowAt, columnAt);
		if (!kept.current || !sameState(kept.current, next)) kept.current = next;
		return kept.current;
	});
}

function readState(
	grid: GridModel,
	id: string,
	column: GridColumn,
	rowAt: number,
	columnAt: number,
): CellState {
	const { key } = column;
	const row = grid.store.row(id);
	return {
		value: row?.[key],
		name: grid.columns.learnedOf(key, row?.[key]),
		row: column.render ? row : undefined,
		marks: grid.cursor.marksOf(rowAt, columnAt),
		error: grid.checker.errorOf(id, key),
		peer: grid.presence.peerAt(id, key),
		clash: grid.presence.clashAt(id, key),
		edited: grid.store.tracker.isEditedCell(id, key) || grid.store.tracker.isInserted(id),
		locked: !row || !grid.mayEdit(row, column),
	};
}

function sameState(one: CellState, other: CellState): boolean {
	return (Object.keys(one) as (keyof CellState)[]).every((key) => Object.is(one[key], other[key]));
}

type Role = "grid" | "rowgroup" | "row" | "columnheader" | "rowheader" | "gridcell";

/** The roles of a windowed table: its parts can't be table elements, and the keyboard stands in one field for all of them. */
export const as = (role: Role, aria: AriaAttributes = {}): AriaAttributes & { role: Role } => ({
	role,
	...aria,
});

/** What the editor of a cell is called aloud. */
export const nameOf = (title: string, row: number): string =>
	t("{title}，第 {row} 行 | {title}, row {row}", { title: localize(title), row });
