import { expect, test } from "vitest";
import type { Field } from "../describe";
import { partsOf, sectionsOf } from "./sections";

const fields = ["place", "cost", "day"].map((key) => ({ key }) as Field);
const title = (zh: string) => ({ zh, en: zh });
const steps = [
	{ title: title("签收"), keys: ["day"], child: null },
	{ title: title("无"), keys: ["gone"], child: null },
	{ title: title("现场"), keys: ["place"], child: null },
];
const told = (together: boolean) =>
	sectionsOf({ views: { cards: null, chart: null, span: null, steps, together } }, fields).map(
		({ field, begins }) => `${begins?.zh ?? ""}:${field.key}`,
	);

test("fields stand in the order of their sections, each begun by its heading, those of none at the end", () => {
	expect(told(true)).toEqual(["签收:day", "现场:place", ":cost"]);
});

test("steps are no sections of one page", () => {
	expect(told(false)).toEqual([":place", ":cost", ":day"]);
});

test("what is read of a row stands in the same sections, what is not asked for with the field before it", () => {
	const read = [...fields, { key: "age" } as Field];
	const parts = partsOf({ views: { cards: null, chart: null, span: null, steps, together: false } }, read);
	expect(parts.map((part) => [part.title?.zh, ...part.fields.map(({ key }) => key)])).toEqual([
		["签收", "day", "age"],
		["现场", "place", "cost"],
	]);
});

test("a row whose form has no sections is read in one part without a heading", () => {
	expect(partsOf({}, fields)).toEqual([{ title: null, fields }]);
});
