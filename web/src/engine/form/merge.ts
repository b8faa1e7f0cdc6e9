/** A save that met a newer row: what only one side changed merges by itself, the rest is for the person to choose. */
import type { Row } from "../describe";

export interface Merge {
	/** Values to save, theirs winning until the person chooses. */
	result: Record<string, unknown>;
	/** Changed on both sides, differently. */
	clashes: string[];
	/** Changed by them only; taken over. */
	taken: string[];
}

export function same(one: unknown, other: unknown): boolean {
	const plain = (value: unknown) =>
		value === null || value === undefined || value === ""
			? ""
			: typeof value === "object"
				? JSON.stringify(value)
				: String(value);
	return plain(one) === plain(other);
}

export function changedKeys(
	before: Record<string, unknown>,
	after: Record<string, unknown>,
	keys: string[],
): string[] {
	return keys.filter((key) => !same(before[key], after[key]));
}

export function mergeRows(base: Row, mine: Record<string, unknown>, theirs: Row, keys: string[]): Merge {
	const byMe = new Set(changedKeys(base, mine, keys));
	const byThem = new Set(changedKeys(base, theirs, keys));
	const result: Record<string, unknown> = {};
	const clashes: string[] = [];
	const taken: string[] = [];
	for (const key of keys) {
		if (byMe.has(key) && byThem.has(key) && !same(mine[key], theirs[key])) clashes.push(key);
		if (byThem.has(key) && !byMe.has(key)) taken.push(key);
		result[key] = byMe.has(key) && !clashes.includes(key) ? mine[key] : theirs[key];
	}
	return { result, clashes, taken };
}
