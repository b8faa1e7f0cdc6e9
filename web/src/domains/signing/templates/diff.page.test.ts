import { expect, test } from "vitest";
import { diffLines, paragraphsOf } from "./diff";

test("a paragraph that was written anew is one that went and one that came", () => {
	expect(diffLines(["甲", "乙", "丙"], ["甲", "丁", "丙"])).toEqual([
		{ kind: "same", text: "甲" },
		{ kind: "gone", text: "乙" },
		{ kind: "new", text: "丁" },
		{ kind: "same", text: "丙" },
	]);
});

test("what is put between others leaves them the same", () => {
	expect(diffLines(["甲", "丙"], ["甲", "乙", "丙"]).filter((line) => line.kind !== "same")).toEqual([
		{ kind: "new", text: "乙" },
	]);
});

test("paragraphs, headings and items are told apart, and empty ones left out", () => {
	expect(
		paragraphsOf("<h1>合同</h1><p>甲 <b>乙</b></p><p></p><ul><li><p>一</p></li><li>二</li></ul>"),
	).toEqual(["合同", "甲 乙", "一", "二"]);
});
