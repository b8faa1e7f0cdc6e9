/** Where a field that chooses in a tree reads its branches: rows of a resource, a dictionary table, or a domain's own calls. */
import { useMemo } from "react";
import { useLocale } from "@/kit/text";
import type { TreeSource } from "@/parts/picker/LazyTreeSelect";
import { ask, keyOf, MOST } from "./options";
import { tableTree } from "./table";
import type { Target } from "./target";

export type MakeTree = (store: string, condition: string, rows: TreeSource) => TreeSource;

const trees = new Map<string, MakeTree>();

/** Domains' trees are handed over once, at start; the key is the path of the resource. */
export function registerTrees(table: Readonly<Record<string, MakeTree>>): void {
	for (const [path, make] of Object.entries(table)) trees.set(path, make);
}

export function useTreeSource(target: Target, condition: string): TreeSource {
	const { path, store } = target;
	const language = useLocale();
	const { code, parent } = target.table ?? { code: "", parent: "" };
	// biome-ignore lint/correctness/useExhaustiveDependencies: names come in the reader's language
	return useMemo(() => {
		if (code) return tableTree({ code, parent }, condition);
		const rows = rowTree(path, store, condition);
		return trees.get(path)?.(store, condition, rows) ?? rows;
	}, [path, store, code, parent, condition, language]);
}

function rowTree(path: string, store: string, condition: string): TreeSource {
	const of = { path, ...(store ? { store } : {}) };
	const narrow = condition ? { condition } : {};
	return {
		key: [...keyOf(path, store), ...(condition ? [condition] : [])],
		below: (pid, signal) => ask({ ...of, ...narrow, pid }, signal),
		find: (keyword, signal) => ask({ ...of, ...narrow, keyword, pageSize: MOST }, signal),
		name: (values, signal) => ask({ ...of, ids: values.join(",") }, signal),
		recall: (values, signal) => ask({ ...of, ...narrow, ids: values.join(","), live: true }, signal),
	};
}
