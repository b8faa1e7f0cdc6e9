import { expect, test } from "vitest";
import { calledIn, queryAt, withCalled } from "./mention";

test("a name is looked for behind an at sign that begins a word", () => {
	expect(queryAt("你好 @li", 6)).toEqual({ from: 3, word: "li" });
	expect(queryAt("你好@", 3)).toEqual({ from: 2, word: "" });
	expect(queryAt("mail a@b", 8)).toBeNull();
	expect(queryAt("@李明 好", 5)).toBeNull();
	expect(queryAt("没有", 2)).toBeNull();
	expect(queryAt(`@${"长".repeat(19)}`, 20)).not.toBeNull();
	expect(queryAt(`@${"长".repeat(20)}`, 21)).toBeNull();
});

test("who is chosen stands in the text, the cursor behind", () => {
	const query = queryAt("请 @li 看", 5);
	expect(query && withCalled("请 @li 看", query, 5, "李明")).toEqual({ text: "请 @李明  看", cursor: 6 });
});

test("called is who still stands in the text, each once", () => {
	const called = [
		{ id: "1", name: "李明" },
		{ id: "2", name: "李明远" },
		{ id: "all", name: "所有人" },
		{ id: "1", name: "李明" },
	];
	expect(calledIn("@李明远 和 @所有人", called)).toEqual(["2", "all"]);
	expect(calledIn("@李明 @李明远", called).sort()).toEqual(["1", "2"]);
	expect(calledIn("没有人", called)).toEqual([]);
	const twoNames = [
		{ id: "1", name: "李明" },
		{ id: "1", name: "小李" },
	];
	expect(calledIn("@李明 @小李", twoNames)).toEqual(["1"]);
});
