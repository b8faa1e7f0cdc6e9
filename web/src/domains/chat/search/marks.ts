/** Cuts a hit's text to what stands around the words that were looked for, and says which parts answer. Pure. */

export interface Part {
	at: number;
	text: string;
	hit: boolean;
}

const BEFORE = 24;
const MOST = 120;

/** The words of a search, longest first so that a part of another word does not hide it. */
const wordsOf = (typed: string): string[] =>
	typed
		.split(/\s+/)
		.filter(Boolean)
		.sort((one, other) => other.length - one.length);

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function partsOf(body: string, typed: string): Part[] {
	const text = body.replace(/\s+/g, " ").trim();
	const words = wordsOf(typed);
	if (words.length === 0) return text ? [{ at: 0, text: cut(text, 0), hit: false }] : [];
	const pattern = new RegExp(words.map(literal).join("|"), "giu");
	const first = text.search(pattern);
	const from = first > BEFORE + 8 ? first - BEFORE : 0;
	const shown = cut(text, from);
	const parts: Part[] = [];
	let end = 0;
	for (const found of shown.matchAll(pattern)) {
		if (found.index > end) parts.push({ at: end, text: shown.slice(end, found.index), hit: false });
		parts.push({ at: found.index, text: found[0], hit: true });
		end = found.index + found[0].length;
	}
	if (end < shown.length) parts.push({ at: end, text: shown.slice(end), hit: false });
	return parts;
}

function cut(text: string, from: number): string {
	const part = text.slice(from, from + MOST);
	return `${from > 0 ? "…" : ""}${part}${from + MOST < text.length ? "…" : ""}`;
}
