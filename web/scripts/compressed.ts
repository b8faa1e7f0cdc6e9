/** Puts a compressed copy beside each text file of a build, so that no server process compresses while it serves. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|mjs|css|svg|wasm)$/;
const SMALLEST = 1024;
const [pressGzip, pressBrotli] = [promisify(gzip), promisify(brotliCompress)];

export function compressed(): Plugin {
	let folder = "";
	return {
		name: "compressed",
		apply: (_, { mode }) => mode === "production",
		configResolved(config) {
			folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
		},
		async closeBundle() {
			const names = (await readdir(folder).catch(() => [])).filter((name) => TEXT.test(name));
			await Promise.all(names.map((name) => press(join(folder, name))));
		},
	};
}

async function press(path: string): Promise<void> {
	if ((await stat(path)).size < SMALLEST) return;
	const text = await readFile(path);
	const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
	await writeFile(`${path}.gz`, await pressGzip(text, { level: 9 }));
	await writeFile(`${path}.br`, await pressBrotli(text, { params }));
}
