/**
 * A list's rows as a tree. Unfiltered, branches are read as they are opened; a filter shows every match with the way
 * down to it. What is no tree passes through as it is.
 */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useBranches } from "@/parts/tree-table/useBranches";
import type { Describe, Row } from "../describe";
import { isNarrowed, type ListState } from "../list/list-state";
import { type Line, linesOf, nest, type TreeRow } from "./branches";
import { fetchAbove, levelBelow } from "./wire";

export interface TreeRows {
	rows: TreeRow[];
	/** What can be seen, from top to bottom. */
	lines: Line[];
	open: ReadonlySet<string>;
	turn(id: string, on: boolean): void;
	/** Rows that only show the way to a match. */
	onlyWay: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_ROWS: Row[] = [];

export function useTreeRows(describe: Describe, page: Row[], state: ListState): TreeRows {
	const tree = describe.tree !== null;
	const searching = tree && isNarrowed(describe, state);
	const order = useMemo(() => orderOf(state), [state]);
	const level = useCallback((id: string) => levelBelow(describe.path, id, order), [describe.path, order]);
	const branches = useBranches(level, tree && !searching ? page : NO_ROWS, tree && !searching);
	const found = useFound(describe, page, searching);
	return useMemo(() => {
		if (!tree) return { rows: page, lines: linesOf(page, NOBODY), ...CLOSED };
		if (!searching) return { ...branches, lines: linesOf(branches.rows, branches.open), onlyWay: NOBODY };
		return { ...found, turn: CLOSED.turn, lines: linesOf(found.rows, found.open) };
	}, [tree, searching, page, branches, found]);
}

const CLOSED = { open: NOBODY, turn: () => undefined, onlyWay: NOBODY };

function orderOf({ sort }: ListState): Record<string, string> {
	if (sort.length === 0) return {};
	return {
		column: sort.map((level) => level.key).join(","),
		order: sort.map((level) => level.order).join(","),
	};
}

function useFound(describe: Describe, page: Row[], searching: boolean) {
	const parentKey = describe.tree?.parent ?? "";
	const ids = page.map((row) => row.id).join(",");
	const { data = NO_ROWS } = useQuery({
		queryKey: ["rows", describe.path, "above", ids],
		queryFn: () => fetchAbove(describe.path, parentKey, page),
		enabled: searching && page.length > 0,
	});
	return useMemo(() => {
		const all = [...data, ...page];
		return {
			rows: searching ? nest(all, parentKey) : NO_ROWS,
			open: new Set(all.map((row) => row.id)),
			onlyWay: new Set(data.map((row) => row.id)),
		};
	}, [data, page, searching, parentKey]);
}
