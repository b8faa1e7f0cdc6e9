/**
 * Writes src/parts/emoji/emoji.tsv from a folder of the package emojibase-data (MIT; names from Unicode CLDR):
 * node scripts/emoji.mjs <folder>. A line: sign, names in Chinese
 * and English, words to find it by, 1 when it takes a skin tone; a line with # begins a group.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const NEWEST = 14;
const COMPONENTS = 2;
const FLAGS = 9;
const zh = new Map(read("zh/data.json").map((one) => [one.hexcode, one]));
const groups = new Map();
for (const one of read("en/data.json").sort((a, b) => (a.order ?? 0) - (b.order ?? 0))) {
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
