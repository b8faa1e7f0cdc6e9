import { describe, expect, it } from "vitest";
import { askedOf, bodyOf } from "./asked";

const field = (key: string, kind = "text", by = "", values: string[] = []) => ({ key, kind, by, values });
const FIELDS = [
	field("paid", "bool"),
	field("payer", "text", "paid", ["true"]),
	field("bank", "text", "payer"),
	field("at", "datetime"),
];

describe("a form for outsiders", () => {
	it("asks for what goes by another only while that one is so", () => {
		expect(askedOf(FIELDS, {}).map(({ key }) => key)).toEqual(["paid", "at"]);
		const filled = { paid: true, payer: "甲" };
		expect(askedOf(FIELDS, filled).map(({ key }) => key)).toEqual(["paid", "payer", "bank", "at"]);
		expect(askedOf(FIELDS, { payer: "甲" }).map(({ key }) => key)).toEqual(["paid", "at"]);
	});

	it("sends nothing of what is not asked for, and times as the server reads them", () => {
		expect(bodyOf(FIELDS, { payer: "甲", at: "2026-12-01T08:30" })).toEqual({ at: "2026-12-01 08:30:00" });
	});
});
