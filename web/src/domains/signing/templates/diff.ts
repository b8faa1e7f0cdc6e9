/** The difference of two texts, paragraph by paragraph: what stayed, went and came, in the order of reading. */

export interface Line {
	kind: "same" | "gone" | "new";
	text: string;
}

const BLOCK = "p,h1,h2,h3,h4,h5,h6,li,td,th,blockquote,div";

/** The words of a piece of markup, one entry for each paragraph. */
export function paragraphsOf(html: string): string[] {
	const root = new DOMParser().parseFromString(html, "text/html").body;
	const leaves = [...root.querySelectorAll(BLOCK)].filter((one) => !one.querySelector(BLOCK));
	return leaves.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** By the longest common run of paragraphs. */
export function diffLines(before: readonly string[], after: readonly string[]): Line[] {
	const length = commonLengths(before, after);
	const lines: Line[] = [];
	let [i, j] = [0, 0];
	while (i < before.length || j < after.length) {
		const [old, now] = [before[i], after[j]];
		if (old !== undefined && old === now) {
			lines.push({ kind: "same", text: old });
			i += 1;
			j += 1;
		} else if (old !== undefined && (now === undefined || at(length, i + 1, j) >= at(length, i, j + 1))) {
			lines.push({ kind: "gone", text: old });
			i += 1;
		} else {
			lines.push({ kind: "new", text: now ?? "" });
			j += 1;
		}
	}
	return lines;
}

const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;

function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
	const table: number[][] = Array.from({ length: before.length + 1 }, () => []);
	for (let i = before.length - 1; i >= 0; i -= 1) {
		const row: number[] = [];
		for (let j = after.length - 1; j >= 0; j -= 1) {
			row[j] =
				before[i] === after[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0);
		}
		table[i] = row;
	}
	return table;
}
