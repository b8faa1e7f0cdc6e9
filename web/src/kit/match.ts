/** How well a name answers what was typed: as written, by pinyin, by initials, or mixed; and which letters answer. */
import { match as matchPinyin } from "pinyin-pro";

export interface Match {
	/** 0 is best. */
	grade: number;
	/** Places of the letters that answer. */
	at: readonly number[];
}

const CHINESE = /[㐀-鿿]/;
export const plain = (text: string) => text.normalize("NFKC").toLowerCase();

/** Every word must be found; null when one is not. */
export function matchWords(text: string, typed: string): Match | null {
	const words = plain(typed).split(/\s+/).filter(Boolean);
	let grade = 0;
	const at = new Set<number>();
	for (const word of words) {
		const found = matchWord(text, word);
		if (!found) return null;
		grade = Math.max(grade, found.grade);
		for (const place of found.at) at.add(place);
	}
	return words.length > 0 ? { grade, at: [...at].sort((a, b) => a - b) } : null;
}

function matchWord(text: string, word: string): Match | null {
	const written = plain(text);
	const begin = written.indexOf(word);
	if (begin >= 0 && written.length === text.length) {
		const beginsWord = written[begin - 1] === " ";
		const grade = begin > 0 ? (beginsWord ? 2 : 3) : written.length === word.length ? 0 : 1;
		return { grade, at: Array.from({ length: word.length }, (_, i) => begin + i) };
	}
	if (!CHINESE.test(text)) return null;
	const at = matchPinyin(text, word, { precision: "start", continuous: true, v: true });
	if (!at || at.length === 0) return null;
	return { grade: at[0] === 0 ? (at.length === text.length ? 1 : 2) : 4, at };
}

/** The best of the names that one thing has; the first is the one that is shown and marked. */
export function matchNames(names: readonly string[], typed: string): Match | null {
	const [shown, ...others] = names;
	const own = shown ? matchWords(shown, typed) : null;
	if (own) return own;
	for (const name of others) {
		const found = matchWords(name, typed);
		if (found) return { grade: found.grade + 1, at: [] };
	}
	return null;
}
