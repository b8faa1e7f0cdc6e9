/** Chosen rows by id; they stay chosen while one turns the pages. */
import { useCallback, useMemo, useState } from "react";
import type { Row } from "../describe";

export interface Selection {
	ids: string[];
	size: number;
	set(ids: string[], rows: Row[]): void;
	clear(): void;
	rows: Row[];
}

export function useSelection(): Selection {
	const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
	const set = useCallback((ids: string[], rows: Row[]) => {
		setChosen((old) => {
			const known = new Map([...old, ...rows.filter(Boolean).map((row) => [row.id, row] as const)]);
			return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as Row] as const] : [])));
		});
	}, []);
	const clear = useCallback(() => setChosen(new Map()), []);
	return useMemo(
		() => ({ ids: [...chosen.keys()], rows: [...chosen.values()], size: chosen.size, set, clear }),
		[chosen, set, clear],
	);
}
