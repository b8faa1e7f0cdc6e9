import { expect, it } from "vitest";
import type { Field } from "../describe";
import { formRules, isBelow } from "./rules";

const field = (part: Partial<Field>): Field =>
	({
		key: "a",
		label: { zh: "甲", en: "A" },
		kind: "text",
		required: false,
		rule: null,
		min: null,
		max: null,
		...part,
	}) as Field;

const RULES = {
	qq: { pattern: "[1-9][0-9]{4,11}", message: "请输入正确的QQ号码 | Enter a correct QQ number", check: null },
};

/** What the rules say of a value; the required rule is antd's own. */
async function said(part: Partial<Field>, value: unknown): Promise<string[]> {
	const found: string[] = [];
	for (const rule of formRules(field(part), RULES, false)) {
		if (typeof rule === "function" || !rule.validator) continue;
		await Promise.resolve(rule.validator(rule as never, value, () => undefined)).catch((error: Error) =>
			found.push(error.message),
		);
	}
	return found;
}

it("says how short and how long a text may be", async () => {
	expect(await said({ min: 2, max: 4 }, "a")).toEqual(["至少2个字符"]);
	expect(await said({ min: 2, max: 4 }, "abcde")).toEqual(["最多4个字符"]);
	expect(await said({ min: 2, max: 4 }, "𠮷𠮷𠮷𠮷")).toEqual([]);
	expect(await said({ min: 2, max: 4 }, "")).toEqual([]);
	expect(await said({ min: 2, max: 4 }, "ab")).toEqual([]);
});

it("counts what is chosen: at least n, at most n", async () => {
	const several = { kind: "dicts", pick: [2, 3] } as Partial<Field>;
	expect(await said(several, "a")).toEqual(["至少选择2项"]);
	expect(await said(several, "a,b")).toEqual([]);
	expect(await said(several, "a,b,c,d")).toEqual(["最多选择3项"]);
	expect(await said(several, null)).toEqual([]);
});

it("takes a named rule, and lets empty text pass", async () => {
	expect(await said({ rule: "qq" }, "0123")).toEqual(["请输入正确的QQ号码"]);
	expect(await said({ rule: "qq" }, " 12345 ")).toEqual([]);
	expect(await said({ rule: "qq" }, "")).toEqual([]);
});

it("asks to type or to choose, by kind", () => {
	const message = (kind: Field["kind"]) => {
		const [first] = formRules(field({ kind, required: true }), {}, false);
		return typeof first === "object" ? first.message : "";
	};
	expect([message("text"), message("dict")]).toEqual(["请输入甲", "请选择甲"]);
});

it("asks for a text only where there is one: a number is filled in too", () => {
	const asked = (kind: Field["kind"]) => formRules(field({ kind, required: true }), {}, false)[0];
	expect([asked("text"), asked("int")]).toEqual([
		{ required: true, message: "请输入甲", whitespace: true },
		{ required: true, message: "请输入甲" },
	]);
});

it("marks a later day or number that is before the one it follows, and nothing while one is empty", () => {
	expect(isBelow("2026-05-01", "2026-05-02", false)).toBe(true);
	expect(isBelow("2026-05-02", "2026-05-02", false)).toBe(false);
	expect(isBelow("2026-05-02", "2026-05-02", true)).toBe(true);
	expect(isBelow("9", "10", false)).toBe(true);
	expect(isBelow(10, "9.5", false)).toBe(false);
	expect(isBelow("", "10", false)).toBe(false);
	expect(isBelow("1", null, true)).toBe(false);
});
