/** A tree that is read level by level, as rows. */

export type Branch<R> = R & { children?: Branch<R>[] };

export interface Node {
	id: string;
	/** "1" when there may be rows below. */
	hasChild?: unknown;
}

/** Puts what was read below each row under it. A branch that nobody has read yet is empty and can be opened; one that was read in vain is a leaf. */
export function grow<R extends Node>(rows: R[], below: ReadonlyMap<string, R[]>): Branch<R>[] {
	return rows.map((row) => {
		const read = below.get(row.id);
		if (row.hasChild !== "1" || read?.length === 0) return row;
		return { ...row, children: grow(read ?? [], below) };
	});
}
