/** The row that the keyboard stands on. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Row } from "../describe";

export interface Cursor {
	id: string | null;
	row: Row | null;
	put(id: string | null): void;
	/** Moves by so many rows; the row that it comes to. */
	step(by: number): Row | null;
}

export function useCursor(rows: Row[]): Cursor {
	const [id, setId] = useState<string | null>(null);
	const at = rows.findIndex((row) => row.id === id);
	const step = useCallback(
		(by: number) => {
			const next = rows[Math.min(rows.length - 1, Math.max(0, at < 0 ? (by > 0 ? 0 : -1) : at + by))] ?? null;
			if (next) setId(next.id);
			return next;
		},
		[rows, at],
	);
	useEffect(() => {
		if (id)
			document.querySelector(`[data-row-key="${CSS.escape(id)}"]`)?.scrollIntoView?.({ block: "nearest" });
	}, [id]);
	const row = rows[at] ?? null;
	return useMemo(() => ({ id: row?.id ?? null, row, put: setId, step }), [row, step]);
}
