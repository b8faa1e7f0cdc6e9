/** Builds the phone page's background worker as one plain file, since not every browser runs workers made of modules. */
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

export function phoneWorker(): Plugin {
	let root = ".";
	let outDir = "dist";
	return {
		name: "phone-worker",
		apply: "build",
		configResolved(config) {
			root = config.root;
			outDir = config.build.outDir;
		},
		async closeBundle() {
			await build({
				root,
				configFile: false,
				publicDir: false,
				logLevel: "warn",
				build: {
					target: "es2022",
					outDir: `${outDir}/m`,
					emptyOutDir: false,
					lib: {
						entry: source("parts/phone/worker.ts"),
						formats: ["iife"],
						name: "worker",
						fileName: () => "worker.js",
					},
				},
			});
		},
	};
}
