/**
 * What always loads together is one file: a hundred small ones cost a visitor more than their bytes.
 *
 * The roots are what a window may begin with. Modules that the same roots import, statically and however far, are one chunk, so that
 * no root loads what it does not need; what no root imports stays as the bundler cuts it.
 */
import { fileURLToPath } from "node:url";

interface ModuleInfo {
	importedIds: readonly string[];
}

interface Graph {
	getModuleInfo(id: string): ModuleInfo | null;
}

const ROOTS: Readonly<Record<string, readonly string[]>> = {
	phone: ["domains/phone/main.tsx"],
	desk: ["app/desktop.tsx"],
	login: ["app/login/Login.tsx"],
	inside: ["app/Inside.tsx", "app/actions.ts", "app/first-page.ts", "live/socket.ts"],
	home: ["domains/today/Today.tsx"],
	list: ["engine/ListPage.tsx"],
	board: ["domains/rental/Board.tsx"],
};

const pathOf = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** Names the chunk of a module by the roots that load it: "desk-login-inside"; null for a module of none. */
export function layers(): (id: string, graph: Graph) => string | null {
	let reached: Map<string, Set<string>> | null = null;
	return (id, graph) => {
		reached ??= reach(graph);
		const roots = reached.get(id);
		return roots ? [...roots].join("-") : null;
	};
}

function reach(graph: Graph): Map<string, Set<string>> {
	const reached = new Map<string, Set<string>>();
	for (const [root, files] of Object.entries(ROOTS)) {
		const open = files.map(pathOf);
		for (let id = open.pop(); id !== undefined; id = open.pop()) {
			const roots = reached.get(id) ?? new Set();
			if (roots.has(root)) continue;
			reached.set(id, roots.add(root));
			open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
		}
	}
	return reached;
}
