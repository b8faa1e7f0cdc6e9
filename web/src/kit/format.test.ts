import { expect, it } from "vitest";
import { isExternal } from "./address";
import { clockText, grouped, momentText } from "./format";

it("separates thousands and leaves decimals as they are", () => {
	expect([
		grouped(1234567),
		grouped("1234567.50"),
		grouped("-1234"),
		grouped("999"),
		grouped("0.1234"),
	]).toEqual(["1,234,567", "1,234,567.50", "-1,234", "999", "0.1234"]);
});

it("shows moments as YYYY-MM-DD HH:mm:ss and times as HH:mm:ss", () => {
	expect(momentText(new Date(2026, 10, 21, 8, 5, 9))).toBe("2026-11-21 08:05:09");
	expect(momentText("2026-11-21", "YYYY/MM")).toBe("2026/11");
	expect([momentText(null), momentText("gestern")]).toEqual(["", "gestern"]);
	expect([clockText("8:05"), clockText("14:00:00"), clockText("2026-11-21 09:08:07")]).toEqual([
		"08:05:00",
		"14:00:00",
		"09:08:07",
	]);
});

it("knows an address outside by http or https alone", () => {
	expect(["http://a", "HTTPS://a", "/isps/a", "ftp://a", "", null].map(isExternal)).toEqual([
		true,
		true,
		false,
		false,
		false,
		false,
	]);
});
