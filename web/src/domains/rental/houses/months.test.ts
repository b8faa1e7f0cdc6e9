import { expect, test } from "vitest";
import { sumMonths, vacancy } from "./months";

const month = (places: number, taken: number, blocked: number, income: string | null = "0.00") => ({
	month: "2026-01",
	places,
	taken,
	blocked,
	income,
});

test("closed nights are not counted as empty ones", () => {
	expect(vacancy(month(30, 15, 0))).toBe(50);
	expect(vacancy(month(30, 10, 10))).toBe(50);
	expect(vacancy(month(30, 0, 30))).toBeNull();
});

test("a year is the sum of its months, and its income is unknown to whoever may not see one of them", () => {
	expect(sumMonths([month(30, 30, 0, "100.50"), month(30, 0, 0, "20")])).toEqual({
		income: 120.5,
		vacancy: 50,
		taken: 30,
		blocked: 0,
	});
	expect(sumMonths([month(30, 30, 0, null)]).income).toBeNull();
});
