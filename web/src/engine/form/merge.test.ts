import { expect, test } from "vitest";
import { changedKeys, mergeRows } from "./merge";

const base = { id: "1", rowVersion: 1, name: "甲", phone: "1", memo: null, rank: "2" };
const KEYS = ["name", "phone", "memo", "rank"];

test("what only one side changed merges without asking", () => {
	const merge = mergeRows(base, { ...base, name: "乙" }, { ...base, rowVersion: 2, phone: "9" }, KEYS);
	expect(merge.clashes).toEqual([]);
	expect(merge.taken).toEqual(["phone"]);
	expect(merge.result).toMatchObject({ name: "乙", phone: "9" });
});

test("the same field changed differently is left to the person, theirs first", () => {
	const merge = mergeRows(base, { ...base, name: "乙" }, { ...base, name: "丙" }, KEYS);
	expect(merge.clashes).toEqual(["name"]);
	expect(merge.result.name).toBe("丙");
});

test("both sides making the same change is no clash", () => {
	expect(mergeRows(base, { ...base, name: "乙" }, { ...base, name: "乙" }, KEYS).clashes).toEqual([]);
});

test("an emptied text and a missing one are the same", () => {
	expect(changedKeys(base, { ...base, memo: "" }, KEYS)).toEqual([]);
	expect(changedKeys(base, { ...base, rank: 2 }, KEYS)).toEqual([]);
});
