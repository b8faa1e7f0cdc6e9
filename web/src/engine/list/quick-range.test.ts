import { expect, it } from "vitest";
import { boundsOf, chosenRange } from "./quick-range";

const TODAY = "2026-03-03";
const week = { label: { zh: "近7天", en: "Last 7 days" }, first: -6, last: 0 };
const coming = { label: { zh: "今后", en: "Coming days" }, first: 0, last: null };
const field = { key: "viewDate", kind: "date" as const, quick: [week, coming] };

it("counts from today, over the end of a month, and leaves an end open", () => {
	expect(boundsOf(field, week, TODAY)).toEqual({
		viewDate_begin: "2026-02-25",
		viewDate_end: "2026-03-03",
	});
	expect(boundsOf(field, coming, TODAY)).toEqual({ viewDate_begin: "2026-03-03", viewDate_end: "" });
});

it("knows which range the filters say, all days, and days of somebody's own", () => {
	expect(chosenRange(field, boundsOf(field, week, TODAY), TODAY)).toBe(0);
	expect(chosenRange(field, { ...boundsOf(field, coming, TODAY), state: "booked" }, TODAY)).toBe(1);
	expect(chosenRange(field, { state: "booked" }, TODAY)).toBe(-1);
	expect(chosenRange(field, { viewDate_begin: "2026-01-01" }, TODAY)).toBeNull();
});

it("takes the values of a number as they are", () => {
	const half = { label: { zh: "不足6个月", en: "Below 6 months" }, first: 1, last: 6 };
	const months = { key: "monthsLeft", kind: "int" as const, quick: [half] };
	expect(boundsOf(months, half, TODAY)).toEqual({ monthsLeft_begin: "1", monthsLeft_end: "6" });
	expect(chosenRange(months, { monthsLeft_begin: "1", monthsLeft_end: "6" }, TODAY)).toBe(0);
});
