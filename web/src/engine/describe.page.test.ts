import { afterEach, describe, expect, it } from "vitest";
import { chooseLocale } from "@/kit/text";
import { namedOf, spoken } from "./describe";

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
