/** The text of a tag cell: a semicolon after every two signs. */
const PAIR = 2;

/** While a text grows a full pair gets its semicolon at once; while it is taken back the last one stays away. */
export function withSemicolons(text: string, growing = true): string {
	const signs = [...text.replace(/[;；\s]/g, "")];
	const pairs: string[] = [];
	for (let at = 0; at < signs.length; at += PAIR) pairs.push(signs.slice(at, at + PAIR).join(""));
	const open = !growing || signs.length % PAIR > 0 || signs.length === 0;
	return pairs.join(";") + (open ? "" : ";");
}

export const tagsOf = (text: string | null | undefined): string[] =>
	(text ?? "")
		.split(/[;；]/)
		.map((tag) => tag.trim())
		.filter(Boolean);
