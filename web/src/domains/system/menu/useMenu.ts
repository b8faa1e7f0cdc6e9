/** The menu as it is looked at: levels are read as they are opened, a word brings its matches with the way to each. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSettled } from "@/kit/useSettled";
import { useBranches } from "@/parts/tree-table/useBranches";
import { type MenuNode, menuLevel, menuSearch } from "./api";

export interface Menu {
	/** undefined while the first level is read. */
	nodes: MenuNode[] | undefined;
	open: ReadonlySet<string>;
	turn(id: string, on: boolean): void;
	searching: boolean;
	busy: boolean;
	error: Error | null;
	again(): void;
}

const NONE: MenuNode[] = [];
const TOP = "";

export function useMenu(word: string): Menu {
	const settled = useSettled(word.trim());
	const searching = settled !== "";
	const roots = useQuery(menuLevel(TOP));
	const branches = useBranches(menuLevel, roots.data ?? NONE);
	const found = useQuery({ ...menuSearch(settled), enabled: searching, placeholderData: keepPreviousData });
	const matches = searching ? (found.data ?? NONE) : NONE;
	const ways = useMemo(() => new Set(parentsIn(matches)), [matches]);
	return {
		nodes: roots.data && (searching ? matches : branches.rows),
		open: searching ? ways : branches.open,
		turn: branches.turn,
		searching,
		busy: roots.isFetching || found.isFetching,
		error: roots.data ? null : roots.error,
		again: () => void roots.refetch(),
	};
}

const parentsIn = (nodes: readonly MenuNode[]): string[] =>
	nodes.flatMap((node) => (node.children ? [node.id, ...parentsIn(node.children)] : []));

export function findEntry(nodes: readonly MenuNode[], id: string | null): MenuNode | null {
	for (const node of nodes) {
		const found = node.id === id ? node : findEntry(node.children ?? NONE, id);
		if (found) return found;
	}
	return null;
}
