import { describe, expect, it } from "vitest";
import { askedOf, beginWith, bodyOf, isSending } from "./asked";

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

	it("begins with what the form begins with, and says so when that was emptied", () => {
		const fields = [
			{ ...field("people", "int"), default: 2 },
			{ ...field("comes", "bool"), default: true },
			{ ...field("note"), default: null },
		];
		expect(beginWith(fields)).toEqual({ people: "2", comes: true });
		expect(bodyOf(fields, { people: "", comes: false, note: "" })).toEqual({ people: null, comes: false });
	});

	it("names the files that have arrived, and waits for those on their way", () => {
		const files = [
			{ id: "1", name: "a.png", percent: 100, token: "7.x" },
			{ id: "2", name: "b.png", percent: 0, problem: "too large" },
		];
		expect(bodyOf([field("photos", "image")], { photos: files })).toEqual({ photos: ["7.x"] });
		expect(isSending({ photos: files })).toBe(false);
		expect(isSending({ photos: [...files, { id: "3", name: "c.png", percent: 40 }] })).toBe(true);
	});

	it("sends nothing of what is not asked for, and times as the server reads them", () => {
		expect(bodyOf(FIELDS, { payer: "甲", at: "2026-12-01T08:30" })).toEqual({ at: "2026-12-01 08:30:00" });
	});
});
