/** A text as what it is made of: plain words, links, and names that were called. */

export interface Piece {
	type: "text" | "link" | "mention";
	text: string;
}

const LINK = /https?:\/\/[^\s<>"'，。；！？、（）【】《》]+/g;
const TRAILING = /[.,;:!?)\]}]+$/;

/** `names`: of those who were called, without the at sign; a longer name is looked for before one it begins with. */
export function piecesOf(text: string, names: readonly string[] = []): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const found of text.matchAll(LINK)) {
		const link = found[0].replace(TRAILING, "");
		pieces.push(...withMentions(text.slice(from, found.index), names), { type: "link", text: link });
		from = found.index + link.length;
	}
	pieces.push(...withMentions(text.slice(from), names));
	return pieces;
}

function withMentions(text: string, names: readonly string[]): Piece[] {
	if (text === "") return [];
	const [name, at] = firstOf(text, names);
	if (name === null) return [{ type: "text", text }];
	const end = at + name.length;
	return [
		...(at > 0 ? [{ type: "text" as const, text: text.slice(0, at) }] : []),
		{ type: "mention", text: name },
		...withMentions(text.slice(end), names),
	];
}

function firstOf(text: string, names: readonly string[]): [string, number] | [null, -1] {
	let best: [string, number] | [null, -1] = [null, -1];
	for (const name of names) {
		const called = `@${name}`;
		const at = text.indexOf(called);
		if (at < 0) continue;
		const better = best[0] === null || at < best[1] || (at === best[1] && called.length > best[0].length);
		if (better) best = [called, at];
	}
	return best;
}

const SIGN = /^\p{Extended_Pictographic}/u;
const MOST_LARGE = 3;

/** Nothing but a few emoji: they are shown large. */
export function isOnlyEmoji(text: string): boolean {
	const bare = text.trim();
	if (bare === "" || !SIGN.test(bare) || bare.length > MOST_LARGE * 12) return false;
	const signs = [...new Intl.Segmenter().segment(bare)].map(({ segment }) => segment);
	return signs.length <= MOST_LARGE && signs.every((sign) => SIGN.test(sign));
}
