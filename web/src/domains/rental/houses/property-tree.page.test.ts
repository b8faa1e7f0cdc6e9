import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TreeSource } from "@/parts/picker/LazyTreeSelect";
import { propertyTree } from "./property-tree";

const NEVER = new AbortController().signal;
const asked: URL[] = [];
const rows: TreeSource = { key: ["rows"], below: async () => [], name: async () => [] };
const node = (key: string, title: string, type: string, children: unknown = null, value = key) => ({
	key,
	value,
	title,
	type,
	riyue: null,
	children,
});
const ANSWER = [
	node("town1", "城西", "1", [
		node("p1", "首选房", "2", null, "41"),
		node("code", "外部编码", "2", null, "X-1"),
	]),
	node("10", "云栖花园", "1", [node("20", "1幢", "1", [node("41", "101", "2", [node("51", "A", "2")])])]),
];

beforeEach(() => {
	asked.length = 0;
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(new URL(address, "http://here"));
		return new Response(JSON.stringify({ success: true, result: ANSWER }), {
			headers: { "content-type": "application/json" },
		});
	});
});
afterEach(() => vi.unstubAllGlobals());

it("is read in one call and opened from what came", async () => {
	const tree = propertyTree("", "", rows);
	expect(await tree.below("0")).toEqual([
		{ value: "town1", text: "城西", id: "town1", isLeaf: false, group: true },
		{ value: "10", text: "云栖花园", id: "10", isLeaf: false, group: true },
	]);
	expect(await tree.below("20")).toEqual([{ value: "41", text: "101", id: "41", isLeaf: false }]);
	expect(await tree.below("41")).toEqual([{ value: "51", text: "A", id: "51", isLeaf: true }]);
	expect(asked.map((url) => url.pathname)).toEqual(["/boot/goose/gooseHouseDict/queryTreeList"]);
});

it("chooses by an entry of the dictionary the unit that it stands for, and nothing where it stands for none", async () => {
	expect(await propertyTree("", "", rows).below("town1")).toEqual([
		{ value: "41", text: "首选房", id: "p1", isLeaf: true, again: true },
		{ value: "X-1", text: "外部编码", id: "code", isLeaf: true, group: true, again: true },
	]);
});

it("finds on the server what can be chosen, each once, named with what it stands in", async () => {
	const tree = propertyTree("", "", rows);
	expect(await tree.find?.("花园", NEVER)).toEqual([
		{ value: "41", text: "云栖花园 1幢 101" },
		{ value: "51", text: "云栖花园 1幢 101 A" },
	]);
	expect(asked[0]?.searchParams.get("sTree")).toBe("花园");
	expect((await tree.find?.("101 A", NEVER))?.map(({ text }) => text)).not.toContain("云栖花园 1幢 101");
});
