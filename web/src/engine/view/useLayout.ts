/** The columns and density of a list: kept for this person in this browser, replaced when a view is chosen. */
import { useCallback, useMemo, useState } from "react";
import { currentUser } from "@/kit/session";
import { readStored, writeStored } from "@/kit/store";
import type { Describe } from "../describe";
import { arrange, keepColumns, type Layout, PLAIN, type ShownColumn } from "../list/layout";

export interface LayoutControl {
	layout: Layout;
	columns: ShownColumn[];
	change(part: Partial<Layout>): void;
	changeColumns(columns: ShownColumn[]): void;
	/** Which view the layout was taken from, so that a link to another view takes that one's. */
	viewId: string | null;
	take(layout: Layout, viewId: string | null): void;
}

type Stored = Layout & { viewId: string | null };

export function useLayout(describe: Describe, fixed: Record<string, string>): LayoutControl {
	const name = `LIST_${currentUser()?.id ?? ""}_${describe.path}`;
	const [stored, setStored] = useState<Stored>(() => readStored<Stored>(name) ?? { ...PLAIN, viewId: null });
	const keep = useCallback(
		(next: (old: Stored) => Stored) =>
			setStored((old) => {
				const after = next(old);
				writeStored(name, after);
				return after;
			}),
		[name],
	);
	const columns = useMemo(() => arrange(describe, stored.columns, fixed), [describe, stored.columns, fixed]);
	return useMemo(
		() => ({
			layout: stored,
			columns,
			change: (part) => keep((old) => ({ ...old, ...part })),
			changeColumns: (next) => keep((old) => ({ ...old, columns: keepColumns(next) })),
			viewId: stored.viewId,
			take: (layout, viewId) =>
				keep((old) => ({ ...old, columns: layout.columns, density: layout.density, viewId })),
		}),
		[stored, columns, keep],
	);
}
