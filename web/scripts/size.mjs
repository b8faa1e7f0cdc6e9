/** Prints what a visitor downloads, gzipped, and fails when a page weighs more than it may. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const DIST = new URL("../dist", import.meta.url).pathname;
const KB = 1000;
const manifest = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8"));
const ENTRY = "index.html";
/** The chunks of a root of layers.ts are named by it. */
const layer = (root) =>
	Object.keys(manifest).filter((key) => manifest[key].name?.split("-").includes(root) && key.startsWith("_"));
const LOGIN = [ENTRY, ...layer("desk"), ...layer("login")];

/** The chunks that load with these, by static imports. */
function withImports(keys, found = new Set()) {
	for (const key of keys) {
		const chunk = manifest[key];
		if (!chunk) throw new Error(`no chunk is called ${key}: ${Object.keys(manifest).join(", ")}`);
		if (found.has(chunk.file)) continue;
		found.add(chunk.file);
		withImports(chunk.imports ?? [], found);
	}
	return found;
}

const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const weigh = (files) =>
	[...files].filter((file) => file.endsWith(".js")).reduce((sum, file) => sum + gzipped(file), 0);
const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));

const login = withImports(LOGIN);
const INSIDE = [ENTRY, ...layer("desk"), ...layer("inside")];
const shell = withImports([...LOGIN, ...INSIDE]);
const list = withImports([...LOGIN, ...INSIDE, ...layer("list")]);
const rows = [
	["login page, all script", weigh(login), 250],
	["shell, on top of login", weigh(without(shell, login)), 150],
	["list page, on top of the shell", weigh(without(list, shell)), 250],
];
rows.push(["phone page, all script", weigh(withImports([ENTRY, ...layer("phone")])), 250]);
rows.push([
	"signing on a phone, before the document",
	weigh(withImports([ENTRY, ...layer("desk"), ...layer("sign")])),
	250,
]);
rows.push(["background worker of the phone", gzipped("m/worker.js"), 10]);
const board = Object.values(manifest).find(({ name }) => name === "board");
rows.push(["board, its own chunk", gzipped(board.file), 80]);
rows.push([
	"board, on top of the shell",
	weigh(without(withImports([...INSIDE, ...layer("board")]), shell)),
	250,
]);

const drawing = Object.values(manifest).find(({ name }) => name === "Drawing");
rows.push(["charts, their own chunk", gzipped(drawing.file), 220]);

let tooHeavy = false;
for (const [name, bytes, limit] of rows) {
	const over = bytes > limit * KB;
	tooHeavy ||= over;
	console.log(`${(bytes / KB).toFixed(1).padStart(7)} kB of ${limit}  ${name}${over ? "  TOO HEAVY" : ""}`);
}
process.exit(tooHeavy ? 1 : 0);
