/** Calling somebody by "@": what is being typed after it, and who is called in the text that is sent. */

export interface Called {
	/** An id, or "all". */
	id: string;
	name: string;
}

export interface Query {
	/** The place of the at sign. */
	from: number;
	word: string;
}

const MOST_LETTERS = 20;

/** Behind an at sign that begins a word, up to the cursor; null where nobody is being called. */
export function queryAt(text: string, cursor: number): Query | null {
	const before = text.slice(0, cursor);
	const from = before.lastIndexOf("@");
	if (from < 0 || cursor - from > MOST_LETTERS) return null;
	const word = before.slice(from + 1);
	const letter = before[from - 1];
	// In an address of mail the sign stands inside a word.
	if (/\s/.test(word) || (letter !== undefined && /[\w.]/.test(letter))) return null;
	return { from, word };
}

export function withCalled(
	text: string,
	query: Query,
	cursor: number,
	name: string,
): { text: string; cursor: number } {
	const put = `@${name} `;
	return { text: text.slice(0, query.from) + put + text.slice(cursor), cursor: query.from + put.length };
}

/** Whose name was deleted again is not called; neither is who is meant by a part of a longer name. */
export function calledIn(text: string, called: readonly Called[]): string[] {
	let rest = text;
	const ids: string[] = [];
	for (const { id, name } of [...called].sort((one, other) => other.name.length - one.name.length)) {
		if (!rest.includes(`@${name}`)) continue;
		rest = rest.replaceAll(`@${name}`, " ");
		if (!ids.includes(id)) ids.push(id);
	}
	return ids;
}
