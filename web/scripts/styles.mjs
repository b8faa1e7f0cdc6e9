/** The style sheets' own check: no class that nobody uses, no property that nobody sets, and never more than there was.
 *
 * Spacing, type, radius, shadow and colours are antd's tokens (`--ant-*`, set for the page by `ThemeVariables`), so that a
 * person's density, theme and colour reach every page. What is still written as a number may only become less: whoever
 * removes some lowers the ceiling here.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import postcss from "postcss";

const CEILINGS = { lines: 7768, pixels: 766, colours: 51 };
const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ["src", "subapps"].map((name) => join(WEB, name));
const require = createRequire(import.meta.url);

const files = FOLDERS.flatMap((folder) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name)),
);
const sheets = files
	.filter((file) => file.endsWith(".css"))
	.map((file) => {
		const text = readFileSync(file, "utf8");
		return { file, text, tree: postcss.parse(text, { from: file }) };
	});
const scripts = files
	.filter((file) => /\.(tsx?|js)$/.test(file) && !file.includes("/gen/"))
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const composed = sheets.flatMap(composedClasses);

const faults = [...classFaults(), ...propertyFaults(), ...growth()];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function classFaults() {
	return sheets.flatMap(({ file, tree }) => {
		const declared = classesOf(tree);
		return file.endsWith(".module.css") ? moduleFaults(file, declared) : plainFaults(file, declared);
	});
}

/** A module's classes against `styles.name` of those who import it; after `styles[name]` the name stands somewhere as a word. */
function moduleFaults(file, declared) {
	const used = new Set(composed.filter((use) => use.file === file).map((use) => use.key));
	const faults = [];
	for (const script of scripts) {
		const name = importedAs(script, file);
		if (!name) continue;
		const body = script.text.replace(/^import .*$/gm, "");
		for (const [, key] of body.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, "g"))) {
			used.add(key);
			if (!declared.has(key)) faults.push(`${short(script.file)}: ${short(file)} has no class ${key}`);
		}
		if (!new RegExp(`\\b${name}\\[`).test(body)) continue;
		for (const key of declared) if (scripts.some(({ text }) => isWord(text, key))) used.add(key);
	}
	return faults.concat(unused(file, declared, used));
}

/** A plain sheet's classes against the words of the scripts of its package. */
function plainFaults(file, declared) {
	const home = file.includes("/subapps/") ? join(WEB, "subapps") : FOLDERS[0];
	const near = scripts.filter((script) => script.file.startsWith(home));
	const used = new Set([...declared].filter((key) => near.some(({ text }) => isWord(text, key))));
	return unused(file, declared, used);
}

function unused(file, declared, used) {
	return [...declared].filter((key) => !used.has(key)).map((key) => `${short(file)}: nobody uses .${key}`);
}

function importedAs({ file, text }, sheet) {
	for (const [, name, from] of text.matchAll(/import (\w+) from "([^"]+\.css)"/g)) {
		const path = from.startsWith("@/") ? join(FOLDERS[0], from.slice(2)) : resolve(dirname(file), from);
		if (path === sheet) return name;
	}
	return null;
}

/** What sheets take from others or from themselves by `composes`. */
function composedClasses({ file, tree }) {
	const uses = [];
	tree.walkDecls("composes", ({ value }) => {
		const [names, from] = value.split(/ from /);
		const home = from ? resolve(dirname(file), from.slice(1, -1)) : file;
		for (const key of names.split(" ")) uses.push({ file: home, key });
	});
	return uses;
}

/** Without those of antd and of `:global(…)`. */
function classesOf(tree) {
	const names = new Set();
	tree.walkRules((rule) => {
		if (rule.parent.type === "atrule" && rule.parent.name.endsWith("keyframes")) return;
		const own = rule.selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "").replace(/\[[^\]]*\]/g, "");
		for (const [, name] of own.matchAll(/\.([a-zA-Z_][\w-]*)/g))
			if (!name.startsWith("ant-")) names.add(name);
	});
	return names;
}

/** Every `var(--name)` is a token of antd's, a property of some sheet, or one that a script sets. */
function propertyFaults() {
	const set = new Set(tokenNames());
	for (const { tree } of sheets) tree.walkDecls(/^--/, ({ prop }) => set.add(prop));
	for (const { text } of scripts)
		for (const [, name] of text.matchAll(/["'`](--[\w-]+)["'`]/g)) set.add(name);
	return [...sheets, ...scripts].flatMap(({ file, text }) =>
		[...text.matchAll(/var\((--[\w-]+)/g)]
			.filter(([, name]) => !set.has(name))
			.map(([, name]) => `${short(file)}: nobody sets ${name}`),
	);
}

function tokenNames() {
	const { default: theme } = require("antd/lib/theme");
	const { token2CSSVar } = require("@ant-design/cssinjs/lib/util/css-variables");
	return Object.keys(theme.getDesignToken()).map((token) => token2CSSVar(token, "ant"));
}

function growth() {
	const text = sheets.map((sheet) => sheet.text).join("");
	const counts = {
		lines: text.split("\n").length - 1,
		pixels: text.match(/\d*\.?\d+px\b/g)?.length ?? 0,
		colours: text.match(/#[0-9a-fA-F]{3,8}\b/g)?.length ?? 0,
	};
	console.log(`styles: ${counts.lines} lines, ${counts.pixels} px, ${counts.colours} hex colours`);
	return Object.keys(CEILINGS)
		.filter((name) => counts[name] > CEILINGS[name])
		.map((name) => `${counts[name]} ${name} in the style sheets; no more than ${CEILINGS[name]}`);
}

function isWord(text, word) {
	return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
}

function short(file) {
	return relative(WEB, file);
}
