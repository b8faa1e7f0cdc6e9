/** The open branches of a tree: each is read when it is opened, and read anew with the list it belongs to. */
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { Row } from "../describe";
import { grow, type TreeRow } from "./branches";
import { fetchBelow } from "./wire";

type Order = Record<string, string | number>;

export interface Branches {
	rows: TreeRow[];
	open: ReadonlySet<string>;
	turn(id: string, on: boolean): void;
}

/** So few roots are groups that everybody opens. */
const FEW = 2;
const NO_ORDER: Order = {};

const levelsOf = (results: UseQueryResult<Row[]>[]) => results.map((result) => result.data);

export function useBranches(path: string, roots: Row[], enabled = true, order = NO_ORDER): Branches {
	const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
	const ids = useMemo(() => (enabled ? [...open] : []), [enabled, open]);
	const levels = useQueries({
		queries: ids.map((id) => ({
			queryKey: ["rows", path, "below", id, order],
			queryFn: ({ signal }: { signal: AbortSignal }) => fetchBelow(path, id, order, signal),
		})),
		combine: levelsOf,
	});
	const below = useMemo(() => new Map(ids.map((id, index) => [id, levels[index] ?? []])), [ids, levels]);
	const rows = useMemo(() => grow(roots, below), [roots, below]);
	const [first, setFirst] = useState(false);
	if (enabled && !first && roots.length > 0) {
		setFirst(true);
		if (roots.length <= FEW) setOpen(new Set(roots.map((row) => row.id)));
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
