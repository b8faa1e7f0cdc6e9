import { afterEach, describe, expect, it } from "vitest";
import { chooseLocale } from "@/kit/text";
import { type Field, namedOf, nameOf, spoken } from "./describe";

const ROW = {
	id: "1",
	selecteddeparts_dictText: "工程部",
	selecteddeparts_dictTextEn: "Engineering",
	post_dictText: "主管",
};

describe("what a value is called", () => {
	afterEach(() => chooseLocale("zh"));

	it("is its Chinese name, and in English the English one where it has one", () => {
		expect([namedOf(ROW, "selecteddeparts"), namedOf(ROW, "post")]).toEqual(["工程部", "主管"]);
		expect(spoken(ROW)).toBe(ROW);
		chooseLocale("en");
		expect([namedOf(ROW, "selecteddeparts"), namedOf(ROW, "post")]).toEqual(["Engineering", "主管"]);
		expect(spoken(ROW).selecteddeparts_dictText).toBe("Engineering");
	});
});

describe("what a row is called", () => {
	const row = {
		id: "1000000000327",
		roomId: "7",
		roomId_dictText: "主卧A",
		term: "month",
		term_dictText: "月",
		term_dictTextEn: "Month",
		n: 2,
	};
	afterEach(() => chooseLocale("zh"));

	const fields = [
		{ key: "roomId", kind: "ref" },
		{ key: "term", kind: "dict" },
		{ key: "n", kind: "decimal" },
	] as Field[];
	const named = (label: string[], list = ["n", "roomId", "term"]) => nameOf({ label, list, fields }, row);

	it("is said in words where its label is a code, in the reader's language, and by whose it is", () => {
		expect([named(["term"]), named(["n", "term"]), named(["term"], ["n"])]).toEqual([
			"主卧A 月",
			"2 月",
			"月",
		]);
		chooseLocale("en");
		expect(named(["term"], [])).toBe("Month");
	});

	it("is never its number while anything else is said of it", () => {
		expect([named(["id"]), named(["id"], [])]).toEqual(["2 主卧A", "1000000000327"]);
	});
});
