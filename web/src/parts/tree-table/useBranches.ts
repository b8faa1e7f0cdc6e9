/** The open branches of a tree: each is read when it is opened, and read anew with the list it belongs to. */
import { type QueryKey, type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { type Branch, grow, type Node } from "./branches";

/** How the level right below a row is read. */
export type Level<R> = (id: string) => {
	queryKey: QueryKey;
	queryFn: (context: { signal: AbortSignal }) => Promise<R[]>;
};

export interface Branches<R> {
	rows: Branch<R>[];
	open: ReadonlySet<string>;
	turn(id: string, on: boolean): void;
}

/** So few roots are groups that everybody opens. */
const FEW = 2;

export function useBranches<R extends Node>(
	level: Level<R>,
	roots: R[],
	enabled = true,
	few = FEW,
): Branches<R> {
	const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
	const ids = useMemo(() => (enabled ? [...open] : []), [enabled, open]);
	const levels = useQueries({ queries: ids.map(level), combine: levelsOf<R> });
	const below = useMemo(
		() =>
			new Map(
				ids.flatMap((id, index) => {
					const rows = levels[index];
					return rows ? [[id, rows] as const] : [];
				}),
			),
		[ids, levels],
	);
	const rows = useMemo(() => grow(roots, below), [roots, below]);
	const [first, setFirst] = useState(false);
	if (enabled && !first && roots.length > 0) {
		setFirst(true);
		if (roots.length <= few) setOpen(new Set(roots.map((row) => row.id)));
	}
	const turn = useCallback((id: string, on: boolean) => {
		setOpen((old) => {
			const next = new Set(old);
			if (on) next.add(id);
			else next.delete(id);
			return next;
		});
	}, []);
	return { rows, open, turn };
}

const levelsOf = <R>(results: UseQueryResult<R[]>[]) => results.map((result) => result.data);
