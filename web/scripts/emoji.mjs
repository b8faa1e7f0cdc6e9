/**
 * Writes src/parts/emoji/emoji.tsv from emojibase-data (MIT; names from Unicode CLDR): npm run emoji.
 *
 * A line: sign, names in Chinese and English, words to find it by, 1 when it takes a skin tone; a line with # begins a group.
 */
import { writeFileSync } from "node:fs";
import english from "emojibase-data/en/data.json" with { type: "json" };
import chinese from "emojibase-data/zh/data.json" with { type: "json" };

const NEWEST = 14;
const COMPONENTS = 2;
const FLAGS = 9;
const zh = new Map(chinese.map((one) => [one.hexcode, one]));
const groups = new Map();
for (const one of english.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))) {
	if (one.group === undefined || one.group === COMPONENTS || one.group === FLAGS || one.version > NEWEST)
		continue;
	const other = zh.get(one.hexcode);
	const words = [...new Set([...(other?.tags ?? []), ...(one.tags ?? [])])].join(" ");
	const entry = [one.emoji, other?.label ?? one.label, one.label, words];
	const takesTone = one.skins?.length === 5 && [...one.emoji.replace("\ufe0f", "")].length === 1;
	groups.set(one.group, [...(groups.get(one.group) ?? []), [...entry, takesTone ? 1 : ""].join("\t")]);
}
const lines = [...groups].map(([group, list]) => [`#${group}`, ...list].join("\n"));
writeFileSync(new URL("../src/parts/emoji/emoji.tsv", import.meta.url), `${lines.join("\n")}\n`);
