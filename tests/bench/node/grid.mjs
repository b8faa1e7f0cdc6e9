/**
 * Many windows of one grid, each a thread with its own copy of the web's code. `node grid.mjs ORDER.json` builds that code,
 * starts them, lets them type, and prints one line of JSON: what each shows at the end, and how long changes took to arrive.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, "../../../web");

async function bundle(folder) {
	const { build } = await import(pathToFileURL(createRequire(join(web, "package.json")).resolve("vite")).href);
	await build({
		root: web,
		configFile: false,
		logLevel: "error",
		resolve: { alias: { "@": join(web, "src") } },
		ssr: { noExternal: true },
		build: {
			ssr: join(here, "grid_client.ts"),
			outDir: folder,
			emptyOutDir: false,
			rolldownOptions: { output: { entryFileNames: "client.mjs" } },
		},
	});
	return join(folder, "client.mjs");
}

/** What the code of a page expects around it. */
function furnish({ url, token }) {
	const kept = new Map([["pro__Access-Token", JSON.stringify({ value: token, expire: null })]]);
	const ask = globalThis.fetch;
	const nothing = () => undefined;
	const node = { dataset: {}, style: { setProperty: nothing }, querySelector: () => null, addEventListener: nothing };
	const quiet = { matches: false, addEventListener: nothing, removeEventListener: nothing };
	Object.assign(globalThis, {
		window: globalThis,
		location: new URL(url),
		document: { ...node, documentElement: node, visibilityState: "visible" },
		history: { replaceState: nothing, state: null },
		addEventListener: nothing,
		removeEventListener: nothing,
		matchMedia: () => quiet,
		fetch: (path, options) => ask(new URL(path, url), options),
		localStorage: {
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, value) => kept.set(key, value),
			removeItem: (key) => kept.delete(key),
		},
	});
}

function open(order, code, number) {
	const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { ...order, url: order.urls[number % order.urls.length], number, code } });
	const waiting = new Map();
	const heard = new Map();
	const errors = [];
	worker.on("message", (message) => {
		if (message.kind === "errors") errors.push(...message.errors);
		else if (waiting.has(message.kind)) waiting.get(message.kind)(message);
		else heard.set(message.kind, message);
	});
	worker.on("error", (error) => {
		console.error(error);
		process.exit(1);
	});
	return {
		say: (word) => worker.postMessage(word),
		hears: (kind) => heard.get(kind) ?? new Promise((told) => waiting.set(kind, told)),
		errors,
	};
}

async function main() {
	const order = JSON.parse(readFileSync(process.argv[2], "utf8"));
	const code = await bundle(order.folder);
	const clients = [];
	for (let number = 0; number < order.clients; number += 1) {
		const client = open(order, code, number);
		await client.hears("ready");
		clients.push(client);
	}
	for (const client of clients) client.say("type");
	const idle = await Promise.all(clients.map((client) => client.hears("idle")));
	await new Promise((next) => setTimeout(next, order.settle * 1000));
	for (const client of clients) client.say("show");
	const shown = await Promise.all(clients.map((client) => client.hears("rows")));
	for (const client of clients) client.say("leave");
	const result = {
		changes: idle.reduce((sum, one) => sum + one.count, 0),
		seen: shown.flatMap((one) => one.seen),
		rows: shown.map((one) => one.rows),
		errors: clients.flatMap((one) => one.errors),
	};
	writeFileSync(join(order.folder, "result.json"), JSON.stringify(result));
	process.exit(0);
}

if (isMainThread) await main();
else {
	furnish(workerData);
	await import(pathToFileURL(workerData.code).href);
}
