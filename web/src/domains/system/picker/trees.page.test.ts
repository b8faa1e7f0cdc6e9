import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableSource, tableTree } from "@/engine/kinds/table";
import type { TreeSource } from "@/parts/picker/LazyTreeSelect";
import { categoryTree } from "./category";

const NEVER = new AbortController().signal;
const asked: URL[] = [];
let answer: unknown = [];

beforeEach(() => {
	asked.length = 0;
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(new URL(address, "http://here"));
		return new Response(JSON.stringify({ success: true, result: answer }), {
			headers: { "content-type": "application/json" },
		});
	});
});
afterEach(() => vi.unstubAllGlobals());

const call = () => {
	const url = asked.at(-1) as URL;
	const query = Object.fromEntries(url.searchParams);
	delete query._t;
	return [url.pathname.replace("/boot", ""), query];
};

describe("a tree of categories", () => {
	const rows: TreeSource = { key: ["rows"], below: async () => [], name: async () => [] };
	const node = { key: "9", value: "9", title: "家具", code: "A01", leaf: false };

	it("is read from its root and level by level, and keeps codes or ids as its field says", async () => {
		answer = [node];
		expect(await categoryTree("code", "", rows).below("0")).toEqual([
			{ value: "A01", text: "家具", id: "9", isLeaf: false },
		]);
		expect(call()).toEqual(["/sys/category/loadTreeRoot", { async: "true", pcode: "0" }]);
		expect((await categoryTree("", "", rows).below("9"))[0]?.value).toBe("9");
		expect(call()).toEqual(["/sys/category/loadTreeData", expect.objectContaining({ pid: "9" })]);
	});

	it("is narrowed by its condition on every level", async () => {
		const tree = categoryTree("code", '{"name":"床"}', rows);
		await tree.below("0");
		expect(call()).toEqual(["/sys/category/loadTreeData", { pcode: "0", condition: '{"name":"床"}' }]);
		await tree.below("9");
		expect(call()).toEqual(["/sys/category/loadTreeData", { pid: "9", condition: '{"name":"床"}' }]);
	});

	it("names kept values by their places", async () => {
		answer = ["家具", "gone"];
		const named = await categoryTree("code", "", rows).name(["A01", "gone"], NEVER);
		expect(named.map(({ text }) => text)).toEqual(["家具", "gone"]);
		const query = { ids: "A01,gone", field: "code", delNotExist: "false" };
		expect(call()).toEqual(["/sys/category/loadDictItem", query]);
	});
});

describe("a tree of a dictionary table", () => {
	const code = "sys_region,name,code";

	it("is read level by level by the names that its code gives", async () => {
		answer = [{ key: "330000", title: "浙江省", leaf: false }];
		const tree = tableTree({ code, parent: "parentCode" }, '{"level":1}');
		expect(await tree.below("0")).toEqual([{ value: "330000", text: "浙江省", isLeaf: false }]);
		const [path, query] = call();
		expect(path).toBe("/sys/dict/loadTreeData");
		expect(query).toMatchObject({
			pid: "0",
			pidField: "parentCode",
			tableName: "sys_region",
			text: "name",
			code: "code",
			condition: '{"level":1}',
		});
	});

	it("is searched, recalled and named by the same code", async () => {
		answer = [];
		const { find, recall, name } = tableSource(code);
		await find("杭", NEVER);
		expect(call()).toEqual([`/sys/dict/loadDict/${code}`, { keyword: "杭", pageSize: "50" }]);
		await recall?.(["1", "2"], NEVER);
		expect(call()[1]).toMatchObject({ keyword: "1,2," });
		answer = ["杭州市"];
		expect(await name(["330100", "9"], NEVER)).toEqual([
			{ value: "330100", text: "杭州市" },
			{ value: "9", text: "9" },
		]);
		expect(call()).toEqual([`/sys/dict/loadDictItem/${code}`, { key: "330100,9", delNotExist: "false" }]);
	});
});
