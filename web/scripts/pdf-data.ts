/** Lays the character maps and fonts that the PDF viewer asks for beside the build, as files of our own host. */
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDERS = ["cmaps", "standard_fonts", "wasm"];
const kept = (folder: string) =>
	fileURLToPath(new URL(`../node_modules/pdfjs-dist/${folder}`, import.meta.url));

export function pdfData(): Plugin {
	let outDir = "dist";
	return {
		name: "pdf-data",
		apply: "build",
		configResolved(config) {
			outDir = config.build.outDir;
		},
		closeBundle() {
			for (const folder of FOLDERS) cpSync(kept(folder), `${outDir}/pdf/${folder}`, { recursive: true });
		},
	};
}
