/** How a typed text says what it is compared by: with asterisks around it, or with a sign before it. */
export type Compare = "like" | "ne" | "ge" | "le";

const SIGNS: Readonly<Record<Compare, readonly [before: string, after: string]>> = {
	like: ["*", "*"],
	ne: ["!", ""],
	ge: [">=", ""],
	le: ["<=", ""],
};

export function wrap(compare: Compare, text: string): string {
	const [before, after] = SIGNS[compare];
	return text === "" ? "" : before + text + after;
}

/** What the person typed, without the signs. */
export function unwrap(compare: Compare, text: string): string {
	const [before, after] = SIGNS[compare];
	const begun = text.startsWith(before) ? text.slice(before.length) : text;
	return after && begun.endsWith(after) ? begun.slice(0, -after.length) : begun;
}
