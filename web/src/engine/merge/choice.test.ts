import { expect, it } from "vitest";
import type { Describe, Row } from "../describe";
import { plainField } from "../kinds/plain-field";
import { differing, mergeBody, sourceOf } from "./choice";

const name = plainField("text", "name");
const mobile = plainField("text", "mobile");
const number = plainField("text", "idNo", { secret: true, sealed: true });
const word = plainField("text", "word", { secret: true });
const describe = { fields: [name, mobile, number, word] } as unknown as Describe;
const rows: Row[] = [
	{ id: "1", rowVersion: 3, name: "沈一鸣", mobile: "", idNo_masked: null, word: "a" },
	{ id: "2", rowVersion: 1, name: "沈一鸣", mobile: "13900139000", idNo_masked: "3301**", word: "b" },
];

it("shows what differs, a sealed value by its mask and a secret never", () => {
	expect(differing(describe, rows).map((field) => field.key)).toEqual(["mobile", "idNo"]);
});

it("takes what the record that stays says, else what any says, unless another was picked", () => {
	expect(sourceOf(mobile, rows, "1", {})).toBe("2");
	expect(sourceOf(name, rows, "1", {})).toBe("1");
	expect(sourceOf(name, rows, "1", { name: "2" })).toBe("2");
	expect(sourceOf(name, rows, "1", { name: "9" })).toBe("1");
});

it("sends versions of all and the picks that are still there", () => {
	expect(mergeBody(rows, "2", { name: "1", mobile: "9" })).toEqual({
		kept: "2",
		others: "1",
		versions: { "1": 3, "2": 1 },
		fields: { name: "1" },
	});
});
