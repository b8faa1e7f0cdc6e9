import { expect, test } from "vitest";
import type { Describe } from "../../describe";
import { applyTemplate, choose, firstPlan, isReady, missing } from "./plan";
import type { ReadFile } from "./wire";

const described = {
	fields: [
		{ key: "code", once: true, required: true, hide: [], default: null },
		{ key: "name", required: true, hide: [], default: null },
		{ key: "rank", hide: [], default: null },
	],
} as unknown as Describe;
const read: ReadFile = {
	fileId: "f",
	sheets: [{ name: "一", rows: 2, headers: ["编码", "名字", ""], sample: [] }],
	mapping: { 编码: "code", 名字: null, 别的: "rank" },
	templates: [],
};

test("the guess fills what it knows, and a required field without a column holds it up", () => {
	const plan = firstPlan(described, read);
	expect(plan.mapping).toEqual({ 编码: "code", 名字: null });
	expect(missing(described, plan).map((field) => field.key)).toEqual(["name"]);
	expect(isReady(described, { ...plan, mapping: choose(plan.mapping, "名字", "name") })).toBe(true);
});

test("a field is filled from one column only", () => {
	expect(choose({ a: "code", b: null }, "b", "code")).toEqual({ a: null, b: "code" });
});

test("updating needs a field by which rows are known", () => {
	const plan = { ...firstPlan(described, read), mode: "upsert" as const };
	expect(isReady(described, plan)).toBe(true);
	expect(isReady(described, { ...plan, keys: [] })).toBe(false);
	expect(missing(described, { ...plan, keys: ["rank"] }).map((field) => field.key)).toEqual(["rank"]);
});

test("a template brings its columns, its mode and its keys", () => {
	const template = { id: "1", name: "t", mapping: { 名字: "name" }, mode: "upsert" as const, keys: ["name"] };
	expect(applyTemplate(firstPlan(described, read), read, template)).toEqual({
		sheet: "一",
		mapping: { 编码: null, 名字: "name" },
		mode: "upsert",
		keys: ["name"],
	});
});
