/** Builds the sub-apps that ship with us as entries of their own, each with a small JSON file that names its newest module. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Name of the entry file, by folder below web/subapps. */
const APPS: Readonly<Record<string, string>> = { assetMg: "asset", risk: "risk", workflow: "workflow" };

const source = (folder: string) => fileURLToPath(new URL(`../subapps/${folder}/main.tsx`, import.meta.url));

export function subAppInputs(): Record<string, string> {
	return Object.fromEntries(Object.entries(APPS).map(([name, folder]) => [`subapp-${name}`, source(folder)]));
}

export function subApps(): Plugin {
	return {
		name: "sub-apps",
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const name = /^\/subapps\/(\w+)\.json/.exec(request.url ?? "")?.[1];
				const folder = name ? APPS[name] : undefined;
				if (!folder) return next();
				response.setHeader("content-type", "application/json");
				response.end(JSON.stringify({ module: `/subapps/${folder}/main.tsx` }));
			});
		},
		generateBundle(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk" || !chunk.isEntry || !chunk.name.startsWith("subapp-")) continue;
				const name = chunk.name.slice("subapp-".length);
				const fileName = `subapps/${name}.json`;
				this.emitFile({ type: "asset", fileName, source: JSON.stringify({ module: `/${chunk.fileName}` }) });
			}
		},
	};
}
