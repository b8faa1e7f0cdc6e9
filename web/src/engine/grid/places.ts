/** How cells are named and their wire values compared. */
import type { GridRow } from "@/parts/grid";

/** A row that is not stored yet has a name of its own making; stored ids are numbers, those of sample data below zero. */
export const isStored = (row: GridRow) => /^-?\d+$/.test(row.id);

export const cellOf = (id: string, key: string) => `${id}\n${key}`;

export function same(one: unknown, other: unknown): boolean {
	const [a, b] = [one ?? "", other ?? ""];
	if (typeof a === "object" || typeof b === "object") return JSON.stringify(a) === JSON.stringify(b);
	return String(a) === String(b);
}
