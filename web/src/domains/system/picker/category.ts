/** The tree of categories by its own calls: roots, level by level, names; ids or codes are kept. */
import type { MakeTree } from "@/engine/kinds/trees";
import { get } from "@/kit/http";
import type { BranchOption } from "@/parts/picker/LazyTreeSelect";

/** What is typed, and what was chosen lately, is asked of the rows themselves. */
export const categoryTree: MakeTree = (store, condition, rows) => ({
	...rows,
	key: ["category", store, condition],
	below: async (id, signal) => {
		const top = id === "0";
		const whole = top && !condition;
		const place = top ? { pcode: "0" } : { pid: id };
		const options = { quiet: true, ...(signal ? { signal } : {}) };
		const nodes = whole
			? await get("/sys/category/loadTreeRoot", { async: true, pcode: "0" }, options)
			: await get("/sys/category/loadTreeData", { ...place, condition }, options);
		return nodes.map(
			(node): BranchOption => ({
				value: store === "code" ? (node.code ?? "") : node.key,
				text: node.title ?? node.key,
				id: node.key,
				isLeaf: node.leaf,
			}),
		);
	},
	name: async (values, signal) => {
		const query = { ids: values.join(","), field: store === "code" ? "code" : "id", delNotExist: false };
		const names = await get("/sys/category/loadDictItem", query, { quiet: true, signal });
		return values.map((value, place) => ({ value, text: names[place] ?? value }));
	},
});
