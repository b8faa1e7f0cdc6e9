import { expect, test } from "vitest";
import { childBody, errorPlace, numbered } from "./children";

const before = [
	{ id: "1", rowVersion: 2, name: "甲", sort: 1 },
	{ id: "2", rowVersion: 5, name: "乙", sort: 2 },
];

test("each row is sent with what changed of it, in its place, and the gone ones at the end", () => {
	const after = [
		{ name: "新", sort: 1 },
		{ ...before[1], name: "丙" },
	];
	expect(childBody(before, after, ["name", "sort"])).toEqual([
		{ name: "新", sort: 1 },
		{ id: "2", rowVersion: 5, name: "丙" },
		{ id: "1", rowVersion: 2, deleted: true },
	]);
});

test("rows are numbered by their places only when they are out of order", () => {
	expect(numbered(before, "sort")).toBe(before);
	expect(numbered([before[1] ?? {}, before[0] ?? {}], "sort").map((row) => row.sort)).toEqual([1, 2]);
	expect(numbered([{ name: "x" }], "sort")).toEqual([{ name: "x", sort: 1 }]);
	expect(numbered([before[1] ?? {}], null)[0]?.sort).toBe(2);
});

test("a fault of a sub-table names its cell", () => {
	expect(errorPlace("children.sys/dictItem.2.itemValue")).toEqual([
		"children",
		"sys/dictItem",
		2,
		"itemValue",
	]);
	expect(errorPlace("name")).toBe("name");
});
