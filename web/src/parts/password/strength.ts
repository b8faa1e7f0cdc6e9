/** How strong a password is, in the parts that people can do something about; what is accepted the server's rule says. */
import type { Pair } from "@/kit/text";

interface Part {
	name: Pair;
	has(text: string): boolean;
}

const PARTS: readonly Part[] = [
	{ name: "8到16位 | 8 to 16 characters", has: (text) => text.length >= 8 && text.length <= 16 },
	{ name: "小写字母 | lower case", has: (text) => /[a-z]/.test(text) },
	{ name: "大写字母 | upper case", has: (text) => /[A-Z]/.test(text) },
	{ name: "数字 | a digit", has: (text) => /[0-9]/.test(text) },
	{ name: "特殊符号 | a special symbol", has: (text) => /[^A-Za-z0-9\s]/.test(text) },
	{ name: "不含空格 | no spaces", has: (text) => !/\s/.test(text) },
];
const LONG = 12;
const VARIED = 9;

export type Level = 0 | 1 | 2 | 3;
export const LEVELS: readonly Pair[] = ["未填写 | Empty", "弱 | Weak", "中 | Fair", "强 | Strong"];

export interface Strength {
	level: Level;
	/** Names of the parts that are missing. */
	missing: Pair[];
}

export function strengthOf(text: string): Strength {
	if (text === "") return { level: 0, missing: [] };
	const missing = PARTS.filter((part) => !part.has(text)).map((part) => part.name);
	if (missing.length > 0) return { level: 1, missing };
	const strong = text.length >= LONG && new Set(text).size >= VARIED;
	return { level: strong ? 3 : 2, missing };
}
