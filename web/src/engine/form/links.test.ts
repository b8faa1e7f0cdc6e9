import { expect, test } from "vitest";
import type { Field } from "../describe";
import { askedValues, linkStates } from "./links";

const linked = (key: string, values: string[], needed = false, always = false) => ({
	key,
	values,
	needed,
	always,
});
const fields = [
	{ key: "result" },
	{ key: "cost", linked: linked("result", ["bad"]) },
	{ key: "note", linked: linked("cost", [], true, true) },
	{ key: "payer", linked: linked("cost", [], true) },
] as Field[];

const told = (values: Record<string, unknown>) => Object.fromEntries(linkStates(fields, values));

test("a field is there while the one that it goes by has the value, and needed where it says so", () => {
	expect(told({ result: "bad", cost: "5" })).toEqual({ cost: "free", note: "needed", payer: "needed" });
	expect(told({ result: "bad" })).toEqual({ cost: "free", note: "free", payer: "away" });
});

test("what is away counts as empty for what goes by it, and is not sent", () => {
	const typed = { result: "good", cost: "5", note: "x", payer: "y" };
	expect(told(typed)).toEqual({ cost: "away", note: "free", payer: "away" });
	expect(askedValues(fields, typed)).toEqual({ result: "good", cost: null, note: "x", payer: null });
});
