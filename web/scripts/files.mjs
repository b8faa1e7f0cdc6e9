/** The files' own check: none so long that it holds two concepts, and never more scraps than there were.
 *
 * A scrap is a file of few lines that one other imports, and that is neither loaded lazily nor tested by itself: it belongs
 * to who uses it. Whoever folds some in or splits a long one lowers the ceiling here.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const CEILINGS = { scraps: 35 };
const LONGEST = 250;
const SHORT = 60;
/** A domain's table of actions, which the list of all of them imports: its place is the domain. */
const TABLE = /^src\/domains\/[^/]+\/actions\.ts$/;
/** Longer ones, which are one concept, or wait for their turn. */
const LONG = {
	"src/domains/rental/board/state/commands.ts": 275,
	"src/parts/grid/types.ts": 265,
	"src/domains/rental/board/usePointer.ts": 261,
	"src/domains/rental/board/Chart.tsx": 255,
};
const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const SRC = join(WEB, "src");
const TEST = /\.test\.tsx?$/;

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
	.map((entry) => join(entry.parentPath, entry.name))
	.filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join(SRC, "gen")))
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const names = new Set(files.map(({ file }) => file));
const uses = files.flatMap(usesOf);

const scraps = files.filter(isScrap).map(({ file }) => short(file));
const faults = [...growth(), ...tooLong()];
if (process.argv.includes("--list")) console.log(scraps.join("\n"));
console.log(`files: ${scraps.length} scraps, ${Object.keys(LONG).length} over ${LONGEST} lines`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** What a file imports, at once or later, and what its globs and workers find. */
function usesOf({ file, text }) {
	const at = (pattern, lazy) =>
		[...text.matchAll(pattern)].map(([, from]) => ({ by: file, lazy, file: found(file, from) }));
	return [
		...at(/^(?:import|export)\b[^;]*?["']([^"']+)["'];?$/gm, false),
		...at(/\bimport\(\s*["']([^"']+)["']\s*\)/g, true),
		...at(/new URL\(["']([^"']+)["']/g, true),
	].filter((use) => use.file);
}

function found(file, from) {
	if (!/^[.@]\/|^\.\./.test(from)) return null;
	const path = from.startsWith("@/") ? join(SRC, from.slice(2)) : resolve(dirname(file), from);
	return [path, `${path}.ts`, `${path}.tsx`].find((name) => names.has(name)) ?? null;
}

function isScrap({ file, text }) {
	if (TEST.test(file) || TABLE.test(short(file)) || linesOf(text) > SHORT) return false;
	const by = uses.filter((use) => use.file === file);
	const importers = new Set(by.filter((use) => !TEST.test(use.by)).map((use) => use.by));
	return importers.size === 1 && !by.some((use) => use.lazy || TEST.test(use.by));
}

function growth() {
	if (scraps.length <= CEILINGS.scraps) return [];
	return [`${scraps.length} scraps with one importer; no more than ${CEILINGS.scraps} (--list names them)`];
}

function tooLong() {
	return files
		.filter(({ file }) => !TEST.test(file))
		.map(({ file, text }) => ({ name: short(file), lines: linesOf(text) }))
		.filter(({ name, lines }) => lines > (LONG[name] ?? LONGEST))
		.map(({ name, lines }) => `${name} has ${lines} lines; no more than ${LONG[name] ?? LONGEST}`);
}

function linesOf(text) {
	return text.split("\n").length - 1;
}

function short(file) {
	return relative(WEB, file);
}
