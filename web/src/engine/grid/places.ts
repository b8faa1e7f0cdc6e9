/** How cells are named and their wire values compared. */
export const cellOf = (id: string, key: string) => `${id}\n${key}`;

export function same(one: unknown, other: unknown): boolean {
	const [a, b] = [one ?? "", other ?? ""];
	if (typeof a === "object" || typeof b === "object") return JSON.stringify(a) === JSON.stringify(b);
	return String(a) === String(b);
}
