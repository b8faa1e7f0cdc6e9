/** What is typed into the search, read as words and filters: `from:张三 in:前台 before:2026-11-01 空调`. Pure. */

export type KindFilter = "text" | "image" | "voice" | "file" | "card";

export interface Typed {
	text: string;
	/** As typed; which person or conversation it means is looked up. */
	from: string | null;
	in: string | null;
	before: string | null;
	after: string | null;
	kind: KindFilter | null;
}

type Name = "from" | "in" | "before" | "after" | "kind";

/** The same in the reader's language. */
const NAMES: Record<string, Name> = {
	from: "from",
	来自: "from",
	发送人: "from",
	in: "in",
	会话: "in",
	before: "before",
	早于: "before",
	after: "after",
	晚于: "after",
	kind: "kind",
	类型: "kind",
};

const KINDS: Record<string, KindFilter> = {
	text: "text",
	文字: "text",
	image: "image",
	图片: "image",
	voice: "voice",
	语音: "voice",
	file: "file",
	文件: "file",
	card: "card",
	卡片: "card",
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A value with blanks stands in quotation marks. */
const FILTER = /(?:^|\s)([\p{L}]+)[:：](?:"([^"]*)"|“([^”]*)”|(\S*))/gu;

export function readTyped(line: string): Typed {
	const typed: Typed = { text: "", from: null, in: null, before: null, after: null, kind: null };
	typed.text = line
		.replace(FILTER, (whole, word: string, quoted?: string, curly?: string, bare?: string) => {
			const name = NAMES[word.toLowerCase()];
			if (!name) return whole;
			take(typed, name, (quoted ?? curly ?? bare ?? "").trim());
			return " ";
		})
		.replace(/\s+/g, " ")
		.trim();
	return typed;
}

/** A filter that is still being typed narrows nothing. */
function take(typed: Typed, name: Name, value: string): void {
	if (name === "kind") typed.kind = KINDS[value.toLowerCase()] ?? null;
	else if (name === "before" || name === "after") typed[name] = isDay(value) ? value : null;
	else typed[name] = value || null;
}

const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const WRITTEN: Record<Name, string> = {
	from: "from",
	in: "in",
	before: "before",
	after: "after",
	kind: "kind",
};

/** The line with one filter set anew or, with null, taken out; what a picker does to what is typed. */
export function withFilter(line: string, name: Name, value: string | null): string {
	const rest = line
		.replace(FILTER, (whole, word: string) => (NAMES[word.toLowerCase()] === name ? " " : whole))
		.replace(/\s+/g, " ")
		.trim();
	if (value === null) return rest;
	const said = /\s/.test(value) ? `"${value}"` : value;
	return `${WRITTEN[name]}:${said} ${rest}`.trim();
}

export const isEmpty = ({ text, ...filters }: Typed): boolean =>
	text === "" && Object.values(filters).every((value) => value === null);
