import { describe, expect, it } from "vitest";
import { reckon, sumOf } from "./Footer";
import { averageOf, mayType, numberOf, totalOf } from "./numbers";

describe("numbers in cells", () => {
	it("takes an optional minus, digits and one point, nothing else", () => {
		for (const text of ["", "-", "1", "-1", "1.", "-.5", "12.50"]) expect(mayType(text), text).toBe(true);
		for (const text of ["a", "1a", "--1", "1-", "1.2.3", "1e3", " 1"])
			expect(mayType(text), text).toBe(false);
	});

	it("leaving makes a number of it, or nothing", () => {
		expect([
			numberOf("12"),
			numberOf("-1.50"),
			numberOf("1."),
			numberOf("-"),
			numberOf("."),
			numberOf(""),
		]).toEqual([12, -1.5, 1, null, null, null]);
	});

	it("with a scale it is a decimal text, rounded half away from zero", () => {
		expect(numberOf("288", 2)).toBe("288.00");
		expect(numberOf("1,288.005", 2)).toBe("1288.01");
		expect(numberOf("-0.005", 2)).toBe("-0.01");
		expect(numberOf("9007199254740993.1", 2)).toBe("9007199254740993.10");
	});

	it("sums whole numbers as the integers in them", () => {
		expect(totalOf([1, "2", 3.9, "4.9", null, "x"], {})).toBe("10");
		expect(averageOf([1, 2, 2], {})).toBe("1.67");
		expect(averageOf([], {})).toBe("");
	});

	it("sums money to the fen: a thousand times 0.10 is 100.00", () => {
		const values = Array.from({ length: 1000 }, () => "0.10");
		expect(totalOf(values, { scale: 2 })).toBe("100.00");
		expect(averageOf(["0.10", "0.20"], { scale: 2 })).toBe("0.15");
		expect(averageOf(["-1.00", "-0.01"], { scale: 2 })).toBe("-0.51");
	});

	it("the line of sums says sum and average of the columns that ask for them", () => {
		const found = reckon(
			[
				{ key: "n", title: "", type: "inputNumber", statistics: ["sum", "average"] },
				{ key: "x", title: "", type: "input" },
			],
			[{ n: 1 }, { n: 2 }],
		);
		expect([...found]).toEqual([["n", ["合计 3", "平均 1.50"]]]);
	});

	it("a range adds up exactly, to the longest fraction in it", () => {
		expect(sumOf(["0.1", 0.2, 3])).toEqual({ sum: "3.3", average: "1.10" });
		expect(sumOf([])).toEqual({ sum: null, average: null });
	});
});
