import { describe, expect, it } from "vitest";
import type { GridColumn } from "./types";
import { namesOf, readText, textOf } from "./values";

const names = namesOf(
	[
		{ value: "1", label: "空闲" },
		{ value: "2", label: "在住" },
	],
	new Map([["u1", "管理员"]]),
);
const column = (part: Partial<GridColumn>): GridColumn => ({ key: "c", title: "c", type: "input", ...part });
const read = (text: string, part: Partial<GridColumn>) => readText(text, column(part), names);

describe("values of cells and their texts", () => {
	it("a choice reads and is typed by its label, or by its value", () => {
		expect(textOf("1", column({ type: "select" }), names)).toBe("空闲");
		expect(read("在住", { type: "select" })).toBe("2");
		expect(read("2", { type: "radio" })).toBe("2");
		expect(read("没有的", { type: "sel_search" })).toBeUndefined();
		expect(read("没有的", { type: "select", allowInput: true })).toBe("没有的");
	});

	it("several values are one text with commas, however they were separated", () => {
		expect(textOf("1,2", column({ type: "list_multi" }), names)).toBe("空闲,在住");
		expect(read("空闲、在住", { type: "list_multi" })).toBe("1,2");
		expect(read("空闲,别的", { type: "list_multi" })).toBeUndefined();
	});

	it("a box takes yes and no in several words, and its own two values", () => {
		expect(["是", "yes", "1", "√"].map((text) => read(text, { type: "checkbox" }))).toEqual([
			true,
			true,
			true,
			true,
		]);
		expect(read("Y", { type: "checkbox", customValue: ["Y", "N"] })).toBe("Y");
		expect(read("", { type: "checkbox", customValue: ["Y", "N"] })).toBe("N");
		expect(textOf("N", column({ type: "checkbox", customValue: ["Y", "N"] }), names)).toBe("否");
	});

	it("days are read as people and spreadsheets write them; a day that does not exist is none", () => {
		for (const text of ["2026-1-5", "2026/01/05", "2026.1.5", "2026年1月5日", "20260105", "2026-01-05 13:30"])
			expect(read(text, { type: "date" }), text).toBe("2026-01-05");
		expect(read("2026-02-30", { type: "date" })).toBeUndefined();
		expect(read("2026/1/5 9:30", { type: "datetime" })).toBe("2026-01-05 09:30:00");
		expect(read("9:05", { type: "time" })).toBe("09:05:00");
		expect(read("25:00", { type: "time" })).toBeUndefined();
		expect(read("2026-11", { type: "jdate", format: "YYYY-MM" })).toBe("2026-11");
	});

	it("a picked value reads as what its picker called it, and can be typed by that name", () => {
		expect(textOf("u1", column({ type: "sel_user" }), names)).toBe("管理员");
		expect(read("管理员", { type: "sel_user" })).toBe("u1");
		expect(read("无此人", { type: "sel_user" })).toBeUndefined();
	});

	it("numbers come with separators and signs of money, an empty text empties", () => {
		expect(read("¥1,288.5", { type: "inputNumber", scale: 2 })).toBe("1288.50");
		expect(read("x", { type: "inputNumber" })).toBeUndefined();
		expect(read("  ", { type: "date" })).toBeNull();
	});
});
