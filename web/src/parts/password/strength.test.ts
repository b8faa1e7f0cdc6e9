import { describe, expect, it } from "vitest";
import { strengthOf } from "./strength";

describe("the strength of a password", () => {
	it.each([
		["", 0],
		["abc", 1],
		["Abcdefg1", 1],
		["Abcd 12!", 1],
		["Abcdefghijklmn12!", 1],
		["Abcdef1!", 2],
		["Aa1!Aa1!Aa1!", 2],
		["Guanjia@2026", 3],
	])("%j is of level %i", (text, level) => {
		expect(strengthOf(text).level).toBe(level);
	});

	it("names what is missing", () => {
		expect(strengthOf("abcdefgh").missing).toEqual([
			"大写字母 | upper case",
			"数字 | a digit",
			"特殊符号 | a special symbol",
		]);
	});
});
