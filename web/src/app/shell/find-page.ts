/** Finds pages by what a person types: either language, full pinyin, or its initials. */
export interface Findable {
	title: string;
	titleEn: string;
	/** "yonghuguanli" */
	pinyin: string;
	/** "yhgl" */
	initials: string;
}

/** 0 does not match; the higher, the earlier it stands. */
export function rank(page: Findable, typed: string): number {
	const word = typed.trim().toLowerCase().replace(/\s+/g, " ");
	if (!word) return 1;
	const tight = word.replace(/['\s]/g, "");
	const title = page.title.toLowerCase();
	const english = page.titleEn.toLowerCase();
	if (title === word || english === word) return 6;
	if (title.startsWith(word) || english.startsWith(word)) return 5;
	if (page.initials.startsWith(tight)) return 4;
	if (title.includes(word) || english.includes(word)) return 3;
	if (page.pinyin.startsWith(tight)) return 3;
	return page.pinyin.includes(tight) || page.initials.includes(tight) ? 2 : 0;
}

export function findPages<P extends Findable>(pages: readonly P[], typed: string): P[] {
	return pages
		.map((page) => ({ page, score: rank(page, typed) }))
		.filter((one) => one.score > 0)
		.sort((one, other) => other.score - one.score)
		.map((one) => one.page);
}
