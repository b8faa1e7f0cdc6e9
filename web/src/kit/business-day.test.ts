import { expect, test } from "vitest";
import { businessDate, businessDay } from "./business-day";

const at = (text: string) => Date.parse(`${text}+08:00`);

test("until the turn it is still the day before, from then on the new one", () => {
	expect(businessDate(at("2026-11-22T00:30:00"), "06:00")).toBe("2026-11-21");
	expect(businessDate(at("2026-11-22T05:59:59.999"), "06:00")).toBe("2026-11-21");
	expect(businessDate(at("2026-11-22T06:00:00"), "06:00")).toBe("2026-11-22");
	expect(businessDate(at("2026-11-21T23:59:59"), "06:00")).toBe("2026-11-21");
});

test("the turn is the organisation's own, and midnight is one of them", () => {
	expect(businessDate(at("2026-11-22T03:30:00"), "03:00")).toBe("2026-11-22");
	expect(businessDate(at("2026-11-22T00:00:00"), "00:00")).toBe("2026-11-22");
	expect(businessDate(at("2026-11-22T11:59:00"), "12:00")).toBe("2026-11-21");
});

test("a month and a year turn with the house, and each day has one number more than the last", () => {
	expect(businessDate(at("2027-01-01T05:00:00"), "06:00")).toBe("2026-12-31");
	const one = businessDay(at("2027-01-01T05:00:00"), "06:00");
	expect(businessDay(at("2027-01-01T06:00:00"), "06:00")).toBe(one + 1);
});

test("without what the server says it is six", () => {
	expect(businessDate(at("2026-11-22T05:00:00"))).toBe("2026-11-21");
	expect(businessDate(at("2026-11-22T07:00:00"))).toBe("2026-11-22");
});
