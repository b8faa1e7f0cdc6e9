import { describe, expect, it } from "vitest";
import { grow } from "@/parts/tree-table/branches";
import { linesOf, nest } from "./branches";
import { dropBeside } from "./drop";

const ROOTS = [
	{ id: "zj", hasChild: "1" },
	{ id: "bj", hasChild: "0" },
];

describe("a tree that is read level by level", () => {
	it("nests rows under their parents", () => {
		const rows = [
			{ id: "2", parentId: "1" },
			{ id: "1", parentId: null },
			{ id: "3", parentId: "gone" },
		];
		expect(nest(rows, "parentId").map((row) => [row.id, row.children?.map((one) => one.id)])).toEqual([
			["1", ["2"]],
			["3", undefined],
		]);
	});

	it("offers to open a branch that was not read yet, and nothing at a leaf", () => {
		const [zhejiang, beijing] = grow(ROOTS, new Map());
		expect(zhejiang?.children).toEqual([]);
		expect(beijing && "children" in beijing).toBe(false);
	});

	it("makes a branch that was read in vain a leaf", () => {
		const [zhejiang] = grow(ROOTS, new Map([["zj", []]]));
		expect(zhejiang && "children" in zhejiang).toBe(false);
	});

	it("shows only what hangs on open branches, with its depth", () => {
		const rows = grow(ROOTS, new Map([["zj", [{ id: "hz", hasChild: "1" }]]]));
		const seen = (open: string[]) =>
			linesOf(rows, new Set(open)).map(({ row, depth }) => `${depth} ${row.id}`);
		expect(seen(["zj"])).toEqual(["0 zj", "1 hz", "0 bj"]);
		expect(seen(["hz"])).toEqual(["0 zj", "0 bj"]);
	});
});

describe("dropping a row beside another", () => {
	const rows = grow(ROOTS, new Map([["zj", [{ id: "hz" }, { id: "nb" }, { id: "wz" }]]]));

	it("puts it before the target, or before what follows the target", () => {
		expect(dropBeside(rows, "bj", "hz", false)).toEqual({ id: "bj", parentId: "zj", beforeId: "hz" });
		expect(dropBeside(rows, "bj", "hz", true)).toEqual({ id: "bj", parentId: "zj", beforeId: "nb" });
		expect(dropBeside(rows, "hz", "zj", true)).toEqual({ id: "hz", parentId: null, beforeId: "bj" });
	});

	it("does not count itself among its siblings", () => {
		expect(dropBeside(rows, "nb", "hz", true)).toEqual({ id: "nb", parentId: "zj", beforeId: "wz" });
		expect(dropBeside(rows, "hz", "wz", true)).toEqual({ id: "hz", parentId: "zj", beforeId: null });
	});
});
