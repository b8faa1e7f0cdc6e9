/** The emoji that can be picked, by group, with their names; read when the first picker opens. */
import { type Pair, type Two, t } from "@/kit/text";

export interface Emoji {
	sign: string;
	name: Two;
	/** What it is found by, in small letters. */
	words: string;
	/** Takes a skin tone. */
	toned: boolean;
}

export interface Group {
	key: string;
	emoji: Emoji[];
}

export const GROUPS: Readonly<Record<string, { name: Pair; face: string }>> = {
	"0": { name: "表情 | Smileys", face: "😀" },
	"1": { name: "人物 | People", face: "👋" },
	"3": { name: "动物与自然 | Animals and nature", face: "🐻" },
	"4": { name: "食物 | Food", face: "🍎" },
	"5": { name: "旅行与地点 | Travel and places", face: "🚗" },
	"6": { name: "活动 | Activities", face: "⚽" },
	"7": { name: "物品 | Objects", face: "💡" },
	"8": { name: "符号 | Symbols", face: "❤️" },
};

export function groupsOf(text: string): Group[] {
	const groups: Group[] = [];
	for (const line of text.split("\n")) {
		if (/^#\d$/.test(line)) groups.push({ key: line.slice(1), emoji: [] });
		else if (line) groups.at(-1)?.emoji.push(emojiOf(line));
	}
	return groups;
}

function emojiOf(line: string): Emoji {
	const [sign = "", zh = "", en = "", words = "", toned] = line.split("\t");
	return { sign, name: { zh, en }, words: `${zh} ${en} ${words}`.toLowerCase(), toned: toned === "1" };
}

let read: Promise<Group[]> | null = null;

export function readGroups(): Promise<Group[]> {
	read ??= import("./emoji.tsv?raw").then(({ default: text }) => groupsOf(text));
	return read;
}

/** Every word typed must be found; whose name begins so comes first. */
export function found(groups: readonly Group[], typed: string): Emoji[] {
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const [first = ""] = words;
	const hits = groups
		.flatMap(({ emoji }) => emoji)
		.filter((one) => words.every((word) => one.words.includes(word)));
	const rank = ({ name }: Emoji) =>
		name.zh.startsWith(first) || name.en.startsWith(first)
			? 0
			: `${name.zh} ${name.en}`.includes(first)
				? 1
				: 2;
	return hits.sort((a, b) => rank(a) - rank(b));
}

export const TONES = ["", "🏻", "🏼", "🏽", "🏾", "🏿"] as const;
export type SkinTone = (typeof TONES)[number];

export const withTone = ({ sign, toned }: Pick<Emoji, "sign" | "toned">, tone: SkinTone): string =>
	toned ? sign.replace("\ufe0f", "") + tone : sign;

export const nameOf = (emoji: Emoji): string => t(emoji.name);

/** The newest first, each once. */
export const MOST_RECENT = 16;
export const remembered = (recent: readonly string[], sign: string): string[] =>
	[sign, ...recent.filter((one) => one !== sign)].slice(0, MOST_RECENT);
