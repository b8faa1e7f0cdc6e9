/** Chosen rows by id; they stay chosen while one turns the pages. "All" stands for every row that matches. */
import { useCallback, useMemo, useState } from "react";
import type { Row } from "../describe";

export interface Selection {
	ids: string[];
	size: number;
	rows: Row[];
	/** Every row that matches the filters, also those never seen. */
	all: boolean;
	set(ids: string[], rows: Row[]): void;
	toggle(row: Row): void;
	chooseAll(): void;
	clear(): void;
}

interface Chosen {
	rows: ReadonlyMap<string, Row>;
	all: boolean;
}

const NONE: Chosen = { rows: new Map(), all: false };

export function useSelection(): Selection {
	const [chosen, setChosen] = useState(NONE);
	const set = useCallback((ids: string[], rows: Row[]) => {
		setChosen((old) => {
			const known = new Map([...old.rows, ...rows.filter(Boolean).map((row) => [row.id, row] as const)]);
			const kept = ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as Row] as const] : []));
			return { rows: new Map(kept), all: false };
		});
	}, []);
	const toggle = useCallback((row: Row) => {
		setChosen((old) => {
			const rows = new Map(old.rows);
			if (!rows.delete(row.id)) rows.set(row.id, row);
			return { rows, all: false };
		});
	}, []);
	const chooseAll = useCallback(() => setChosen((old) => ({ ...old, all: true })), []);
	const clear = useCallback(() => setChosen(NONE), []);
	return useMemo(
		() => ({
			ids: [...chosen.rows.keys()],
			rows: [...chosen.rows.values()],
			size: chosen.rows.size,
			all: chosen.all,
			set,
			toggle,
			chooseAll,
			clear,
		}),
		[chosen, set, toggle, chooseAll, clear],
	);
}
