/** Choices by a dictionary code "table,text,code": the server looks every name up, and asks for a right. */
import { get } from "@/kit/http";
import type { BranchOption, TreeSource } from "@/parts/picker/LazyTreeSelect";
import type { SearchSource } from "@/parts/picker/SearchSelect";
import type { TableCode } from "../describe";

const MOST = 50;
const DICT = "/sys/dict";

const load = (code: string, keyword: string, signal: AbortSignal) =>
	get(`${DICT}/loadDict/${code}`, { keyword, pageSize: MOST }, { signal, quiet: true }).then((found) =>
		found.map(({ value, text }) => ({ value, text: text ?? value })),
	);

/** A comma makes a list of exact values of it. */
const recall = (code: string) => (values: string[], signal: AbortSignal) =>
	load(code, `${values.join(",")},`, signal);

const name = (code: string) => async (values: string[], signal: AbortSignal) => {
	const query = { key: values.join(","), delNotExist: false };
	const labels = await get(`${DICT}/loadDictItem/${code}`, query, { signal, quiet: true });
	return values.map((value, place) => ({ value, text: labels[place] ?? value }));
};

export const tableSource = (code: string): SearchSource => ({
	key: ["table", code],
	find: (word, signal) => load(code, word, signal),
	name: name(code),
	recall: recall(code),
});

export const tableTree = ({ code, parent }: TableCode, condition: string): TreeSource => ({
	key: ["table", code, parent, condition],
	below: async (pid, signal) => {
		const [tableName = "", text = "", kept = ""] = code.split(",");
		const query = { pid, pidField: parent, tableName, text, code: kept, hasChildField: "", condition };
		const nodes = await get(`${DICT}/loadTreeData`, query, {
			quiet: true,
			...(signal ? { signal } : {}),
		});
		return nodes.map(
			(node): BranchOption => ({ value: node.key, text: node.title ?? node.key, isLeaf: node.leaf }),
		);
	},
	...(condition ? {} : { find: (word: string, signal: AbortSignal) => load(code, word, signal) }),
	name: name(code),
	recall: recall(code),
});
