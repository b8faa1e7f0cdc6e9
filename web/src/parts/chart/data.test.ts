import { expect, it } from "vitest";
import { numbersOf, plain, sharesOf, toneOf } from "./data";

it("shares a whole, in whole percent, also of nothing", () => {
	expect(
		sharesOf([
			{ name: "a", value: 3 },
			{ name: "b", value: 1 },
		]),
	).toEqual(["75%", "25%"]);
	expect(sharesOf([{ name: "a", value: 0 }])).toEqual(["0%"]);
});

it("reads the unknown as a dash, not as nought", () => {
	const lines = numbersOf(
		["9月"],
		[
			{ name: "入住", values: [null] },
			{ name: "关房", values: [0] },
		],
		plain,
	).lines;
	expect(lines).toEqual([{ name: "9月", cells: ["–", "0"] }]);
});

it("begins with the first colour again after the sixth", () => {
	expect([toneOf(0), toneOf(5), toneOf(6), toneOf(6, "good")]).toEqual(["first", "sixth", "first", "good"]);
});
