import { describe, expect, it } from "vitest";
import { change, EMPTY, type Plan, previewed, putTogether, takeApart } from "./plan";
import type { UnitKey } from "./units";

const from = (text: string): Plan => takeApart(text);

describe("an expression in its fields", () => {
	it("is * in each field and ? in the week by default, and has seven of them", () => {
		expect(putTogether(EMPTY)).toBe("* * * * * ? *");
		expect(putTogether(from(""))).toBe("* * * * * ? *");
		expect(putTogether(from("0 0 4"))).toBe("0 0 4 * * ? *");
		expect(putTogether(from("  0 30 8 ? * mon-fri "))).toBe("0 30 8 ? * MON-FRI *");
	});

	it("leaves out the seconds, and with them the year, or the year alone", () => {
		expect(putTogether(takeApart("5 4 1 * ?", { hideSecond: true }), { hideSecond: true })).toBe("5 4 1 * ?");
		expect(putTogether(takeApart("0 5 4 1 * ?", { hideYear: true }), { hideYear: true })).toBe("0 5 4 1 * ?");
	});

	it("is previewed in six fields without the year", () => {
		expect(previewed(from("0 0 0 1 1 ? 2027"))).toBe("0 0 0 1 1 ?");
		expect(previewed(takeApart("5 4 1 * ?", { hideSecond: true }), { hideSecond: true })).toBe("0 5 4 1 * ?");
	});

	it("keeps a day and a week that were written both, so that the refusal can be read", () => {
		expect(putTogether(from("0 0 0 1 * 2"))).toBe("0 0 0 1 * 2 *");
	});
});

const CASCADES: ReadonlyArray<[rule: string, before: string, key: UnitKey, text: string, after: string]> = [
	["minute while second is *", "* * * * * ? *", "minute", "5", "0 5 * * * ? *"],
	["minute while second is set", "30 * * * * ? *", "minute", "5", "30 5 * * * ? *"],
	["hour while minute is *, and so second", "* * * * * ? *", "hour", "3", "0 0 3 * * ? *"],
	["hour while minute is set", "* 7 * * * ? *", "hour", "3", "* 7 3 * * ? *"],
	["day while hour is *, down to the second", "* * * * * ? *", "day", "15", "0 0 0 15 * ? *"],
	["day empties the week", "0 0 9 ? * 2 *", "day", "15", "0 0 9 15 * ? *"],
	["week empties the day", "0 0 9 15 * ? *", "week", "2", "0 0 9 ? * 2 *"],
	["week while hour is *", "* * * * * ? *", "week", "2-6", "0 0 0 ? * 2-6 *"],
	["week not set any more: every day", "0 0 9 ? * 2 *", "week", "?", "0 0 9 * * ? *"],
	["day not set: every weekday", "0 0 9 * * ? *", "day", "?", "0 0 9 ? * * *"],
	["month while day is ? and week is *", "0 0 9 ? * * *", "month", "3", "0 0 9 ? 3 1 *"],
	["month while week is ? and day is *", "0 0 9 * * ? *", "month", "3", "0 0 9 1 3 ? *"],
	["month while the day is set", "0 0 9 L * ? *", "month", "3", "0 0 9 L 3 ? *"],
	["year while month is *, and so day", "0 0 9 * * ? *", "year", "2027", "0 0 9 1 1 ? 2027"],
	["year, all the way down", "* * * * * ? *", "year", "2027", "0 0 0 1 1 ? 2027"],
	["an emptied field is its default", "0 0 9 ? * 2 *", "week", " ", "0 0 9 * * ? *"],
	["the same text changes nothing", "* * * * * ? *", "minute", "*", "* * * * * ? *"],
];

describe("a change of one field", () => {
	it.each(CASCADES)("%s", (_, before, key, text, after) => {
		expect(putTogether(change(from(before), key, text))).toBe(after);
	});
});
