/**
 * What always loads together is one file: a hundred small ones cost a visitor more than their bytes.
 *
 * The roots are what a window may begin with; "rest" is everything else that loads by itself. Modules that the same of these
 * import, statically and however far, are one chunk, so that none loads what it does not need, styles included. What only the
 * rest imports stays as the bundler cuts it.
 */
import { fileURLToPath } from "node:url";

interface ModuleInfo {
	importedIds: readonly string[];
	dynamicallyImportedIds: readonly string[];
}

interface Graph {
	getModuleInfo(id: string): ModuleInfo | null;
}

const ROOTS: Readonly<Record<string, readonly string[]>> = {
	phone: ["app/phone.tsx"],
	desk: ["app/desktop.tsx"],
	login: ["domains/account/login/Login.tsx"],
	sign: ["domains/signing/public/SignPage.tsx"],
	inside: ["app/Inside.tsx", "app/actions.ts", "app/first-page.ts", "live/socket.ts"],
	home: ["domains/today/Today.tsx"],
	chat: ["domains/chat/ChatHost.tsx", "domains/chat/state/alerts.ts"],
	list: ["engine/ListPage.tsx"],
	board: ["domains/rental/board/Board.tsx"],
};
const REST = "rest";

const pathOf = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** Names the chunk of a module by what loads it: "desk-login-inside"; null when no root does. `entries`: further ones of the build. */
export function layers(entries: readonly string[]): (id: string, graph: Graph) => string | null {
	let reached: Map<string, Set<string>> | null = null;
	return (id, graph) => {
		reached ??= reach(graph, entries);
		const roots = [...(reached.get(id) ?? [])];
		return roots.length === 0 || roots[0] === REST ? null : roots.join("-");
	};
}

function reach(graph: Graph, entries: readonly string[]): Map<string, Set<string>> {
	const reached = new Map<string, Set<string>>();
	const roots = Object.entries(ROOTS).map(([root, files]) => [root, files.map(pathOf)] as const);
	for (const [root, files] of roots) mark(graph, reached, root, files);
	const begun = new Set(roots.flatMap(([, files]) => files));
	mark(graph, reached, REST, [...entries, ...loadedLater(graph, begun, entries)]);
	return reached;
}

/** Marks what these files import, statically and however far. */
function mark(graph: Graph, reached: Map<string, Set<string>>, root: string, files: readonly string[]): void {
	const open = [...files];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		const roots = reached.get(id) ?? new Set();
		if (roots.has(root)) continue;
		reached.set(id, roots.add(root));
		open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
	}
}

/** All that is imported dynamically, but for the roots themselves. */
function loadedLater(graph: Graph, begun: ReadonlySet<string>, entries: readonly string[]): Set<string> {
	const [seen, later] = [new Set<string>(), new Set<string>()];
	const open = [...begun, ...entries];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
		for (const one of dynamicallyImportedIds) if (!begun.has(one)) later.add(one);
		open.push(...importedIds, ...dynamicallyImportedIds);
	}
	return later;
}
