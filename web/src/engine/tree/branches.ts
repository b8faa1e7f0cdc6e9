/** Trees as rows: nesting what is known, and the order in which it stands on screen. */
import type { Branch } from "@/parts/tree-table/branches";
import type { Row } from "../describe";

export type TreeRow = Branch<Row>;

/** Nests rows under their parents; a row whose parent is not among them stands at the top. */
export function nest(rows: Row[], parentKey: string): TreeRow[] {
	const nodes = new Map<string, TreeRow>(rows.map((row) => [row.id, { ...row }]));
	const top: TreeRow[] = [];
	for (const node of nodes.values()) {
		const parent = nodes.get(String(node[parentKey] ?? ""));
		if (parent && parent !== node) parent.children = [...(parent.children ?? []), node];
		else top.push(node);
	}
	return top;
}

export interface Line {
	row: TreeRow;
	depth: number;
}

/** The rows that can be seen, from top to bottom. */
export function linesOf(rows: TreeRow[], open: ReadonlySet<string>, depth = 0): Line[] {
	return rows.flatMap((row) => [
		{ row, depth },
		...(row.children && open.has(row.id) ? linesOf(row.children, open, depth + 1) : []),
	]);
}
