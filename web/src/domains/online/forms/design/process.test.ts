import { describe, expect, it } from "vitest";
import { conditionsFor, namedChoices, splitList } from "./process";

describe("the steps of a drafted process", () => {
	it("offer only the conditions that fit the kind of their field", () => {
		expect(conditionsFor({ kind: "money" })).toEqual(["filled", "empty", "least", "most"]);
		expect(conditionsFor({ kind: "options" })).toEqual(["filled", "empty", "is", "not"]);
		expect(conditionsFor({ kind: "text" })).toEqual(["filled", "empty"]);
		expect(conditionsFor(undefined)).toEqual(["filled", "empty"]);
	});

	it("read their lists of states with either comma", () => {
		expect(splitList("open, doing，done,")).toEqual(["open", "doing", "done"]);
		expect(splitList(null)).toEqual([]);
	});

	it("name states in the language of the reader, by the other where there is none", () => {
		const states = [
			{ code: "open", title: "待办", titleEn: "Open" },
			{ code: "done", title: "完成", titleEn: "" },
		];
		expect(namedChoices(states, "en").map(({ label }) => label)).toEqual(["Open", "完成"]);
		expect(namedChoices(states, "zh").map(({ label }) => label)).toEqual(["待办", "完成"]);
	});
});
