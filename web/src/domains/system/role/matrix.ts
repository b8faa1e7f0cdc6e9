/** The matrix of rights as lines: entries of the menu in their order, and who of the roles has each. */
import { ancestorsOf, descendantsOf, type Family } from "@/parts/tree/tree";
import type { GrantNode } from "../rights/api";

export interface MatrixLine {
	key: string;
	title: string;
	depth: number;
	button: boolean;
}

const BUTTON = 2;

/** Every entry, set in by how deep it stands; with `differs` those that the roles do not have alike, and what is above them. */
export function linesOf(
	nodes: readonly GrantNode[],
	held: ReadonlyArray<ReadonlySet<string>>,
	differs: boolean,
	depth = 0,
): MatrixLine[] {
	return nodes.flatMap(({ key, title, menuType, children }) => {
		const below = linesOf(children, held, differs, depth + 1);
		if (differs && below.length === 0 && isAlike(key, held)) return [];
		return [{ key, title, depth, button: menuType === BUTTON }, ...below];
	});
}

const isAlike = (key: string, held: ReadonlyArray<ReadonlySet<string>>): boolean =>
	new Set(held.map((one) => one.has(key))).size <= 1;

/** The grants after one tick: an entry brings what stands above it, without which nobody reaches it, and takes what is below it along. */
export function turned(family: Family, held: readonly string[], key: string, on: boolean): string[] {
	if (on) return [...new Set([...held, ...ancestorsOf(family, key), key])];
	const gone = new Set([key, ...descendantsOf(family, key)]);
	return held.filter((one) => !gone.has(one));
}
