/** The tree of categories by its own calls: roots, level by level, names; ids or codes are kept. */
import type { MakeTree } from "@/engine/kinds/trees";
import { getAt, type Query } from "@/kit/http";
import type { BranchOption } from "@/parts/picker/LazyTreeSelect";

interface CategoryNode {
	key: string;
	title: string;
	code: string;
	leaf: boolean;
}

const CALLS = "/sys/category";

const ask = <R>(call: string, query: Query, signal: AbortSignal | undefined) =>
	getAt<R>(`${CALLS}/${call}`, query, { quiet: true, ...(signal ? { signal } : {}) });

/** What is typed, and what was chosen lately, is asked of the rows themselves. */
export const categoryTree: MakeTree = (store, condition, rows) => ({
	...rows,
	key: ["category", store, condition],
	below: async (id, signal) => {
		const top = id === "0";
		const whole = top && !condition;
		const query = whole
			? { async: true, pcode: "0" }
			: { ...(top ? { pcode: "0" } : { pid: id }), condition };
		const nodes = await ask<CategoryNode[]>(whole ? "loadTreeRoot" : "loadTreeData", query, signal);
		return nodes.map(
			(node): BranchOption => ({
				value: store === "code" ? node.code : node.key,
				text: node.title,
				id: node.key,
				isLeaf: node.leaf,
			}),
		);
	},
	name: async (values, signal) => {
		const query = { ids: values.join(","), field: store === "code" ? "code" : "id", delNotExist: false };
		const names = await ask<string[]>("loadDictItem", query, signal);
		return values.map((value, place) => ({ value, text: names[place] ?? value }));
	},
});
