import { expect, test } from "vitest";
import type { Field } from "../describe";
import { sectionsOf } from "./sections";

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
