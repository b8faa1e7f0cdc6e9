import { expect, test } from "vitest";
import type { Describe } from "../../describe";
import { applyTemplate, choose, chooseSheet, firstPlan, freeSheets, isReady, missing } from "./plan";
import type { ReadFile } from "./wire";

const described = {
	path: "a/head",
	fields: [
		{ key: "code", once: true, required: true, hide: [], default: null },
		{ key: "name", required: true, hide: [], default: null },
		{ key: "rank", hide: [], default: null },
	],
} as unknown as Describe;
const read: ReadFile = {
	fileId: "f",
	name: "f.xlsx",
	sheets: [
		{
			name: "一",
			rows: 2,
			headerRow: 3,
			headers: ["编码", "名字", ""],
			sample: [],
			mappings: { "a/head": { 编码: "code", 名字: null, 别的: "rank" } },
		},
	],
	tables: [],
	templates: [],
};

test("the guess fills what it knows, and a required field without a column holds it up", () => {
	const plan = firstPlan(described, read);
	expect(plan.mapping).toEqual({ 编码: "code", 名字: null });
	expect(missing(described, plan).map((field) => field.key)).toEqual(["name"]);
	expect(isReady(described, read, { ...plan, mapping: choose(plan.mapping, "名字", "name") }, [])).toBe(true);
});

test("a field is filled from one column only", () => {
	expect(choose({ a: "code", b: null }, "b", "code")).toEqual({ a: null, b: "code" });
});

test("updating needs a field by which rows are known", () => {
	const plan = { ...firstPlan(described, read), mode: "upsert" as const };
	expect(isReady(described, read, plan, [])).toBe(true);
	expect(isReady(described, read, { ...plan, keys: [] }, [])).toBe(false);
	expect(missing(described, { ...plan, keys: ["rank"] }).map((field) => field.key)).toEqual(["rank"]);
});

test("a template brings its columns, its mode and its keys", () => {
	const template = {
		id: "1",
		name: "t",
		sheet: null,
		headerRow: 3,
		mapping: { 名字: "name" },
		mode: "upsert" as const,
		keys: ["name"],
	};
	expect(applyTemplate(firstPlan(described, read), read, "a/head", template)).toEqual({
		sheet: "一",
		headerRow: 3,
		tables: {},
		mapping: { 编码: null, 名字: "name" },
		mode: "upsert",
		keys: ["name"],
	});
});

const child = {
	path: "a/line",
	fields: [
		{ key: "headId", required: false, hide: [], default: null },
		{ key: "text", required: true, hide: [], default: null },
	],
} as unknown as Describe;
const line = {
	name: "明细",
	rows: 3,
	headerRow: 1,
	headers: ["所属", "文字"],
	sample: [],
	mappings: { "a/head": {}, "a/line": { 所属: "headId", 文字: "text" } },
};
const book: ReadFile = {
	...read,
	sheets: [line, ...read.sheets],
	tables: [{ path: "a/line", title: "明细", sheet: "明细", parent: "headId", joins: [] }],
};

test("a sheet that a sub-table's title heads is the sub-table's, the next is the list's", () => {
	const plan = firstPlan(described, book);
	expect(plan.sheet).toBe("一");
	expect(plan.tables["a/line"]).toEqual({
		sheet: "明细",
		headerRow: 1,
		mapping: { 所属: "headId", 文字: "text" },
		join: "",
	});
	expect(chooseSheet(plan, book, "a/head", "明细").tables).toEqual({});
	expect(freeSheets(plan, book, "a/line").map((sheet) => sheet.name)).toEqual(["明细"]);
});

test("rows of a sub-table must say to which row they belong, and fill what is required", () => {
	const plan = { ...firstPlan(described, book), mode: "upsert" as const, keys: ["code"] };
	const table = plan.tables["a/line"];
	if (!table) throw new Error("no table");
	expect(isReady(described, book, plan, [child])).toBe(true);
	for (const header of ["所属", "文字"]) {
		const tables = { "a/line": { ...table, mapping: choose(table.mapping, header, null) } };
		expect(isReady(described, book, { ...plan, tables }, [child])).toBe(false);
	}
	expect(isReady(described, book, { ...plan, tables: {} }, [child])).toBe(true);
});
