import { describe, expect, it } from "vitest";
import { checkCell } from "./rules";
import type { CellRule, CellValue, NamedPattern } from "./types";

const check = (value: CellValue, rules: readonly CellRule[], count = 1) =>
	checkCell({
		value,
		row: { id: "1", c: value },
		column: { key: "c", title: "编号 | Number", type: "input", validateRules: rules },
		count: () => count,
	});

const CASES: readonly [NamedPattern, readonly string[], readonly string[], string][] = [
	["n6-16", ["123456", "1234567890123456"], ["12345", "12345678901234567", "12345a"], "请输入6到16位数字"],
	["*6-16", ["a b-c!", "一二三四五六"], ["abcde", "12345678901234567"], "请输入6到16位任意字符"],
	[
		"s6-18",
		["abcdef", "ABCDEFGHIJKLMNOPQR"],
		["abcde", "abcdefghijklmnopqrs", "abcde1"],
		"请输入6到18位字母",
	],
	["url", ["http://a.cn", "https://a.cn/x?y=1"], ["a.cn", "ftp://a.cn", "http:// a"], "请输入正确的网址"],
	["e", ["a@b.cn", "a.b+c@d-e.com.cn"], ["a@b", "@b.cn", "a b@c.cn"], "请输入正确的电子邮箱"],
	[
		"m",
		["13800138000", "19900000000"],
		["12800138000", "1380013800", "138001380001"],
		"请输入正确的手机号码",
	],
	["p", ["310000"], ["31000", "3100000", "31000a"], "请输入正确的邮政编码"],
	["s", ["abcXYZ"], ["abc1", "字母"], "请输入字母"],
	["n", ["1", "-1.5", "0.25"], ["1a", "1.", "--1"], "请输入数字"],
	["z", ["0", "-12"], ["1.5", "a"], "请输入整数"],
	["*", ["x", " y "], ["", "   "], "不能为空"],
	[
		"money",
		["0", "288", "288.5", "-0.05"],
		["288.555", "01", "1,000", "a"],
		"请输入正确的金额，最多两位小数",
	],
];

describe("the rules of cells", () => {
	it.each(CASES)("%s", (pattern, good, bad, words) => {
		for (const value of good) expect(check(value, [{ pattern }]), value).toBeNull();
		for (const value of bad) expect(check(value, [{ pattern }]), value).toBe(words);
	});

	it("required refuses what is empty, zero and no are values", () => {
		for (const value of [null, undefined, "", []])
			expect(check(value, [{ required: true }])).toBe("编号不能为空");
		for (const value of [0, false, "0"]) expect(check(value, [{ required: true }])).toBeNull();
	});

	it("unique refuses a value that another row has, never an empty one", () => {
		expect(check("x", [{ unique: true }], 2)).toBe("编号不能重复");
		expect(check("x", [{ unique: true }], 1)).toBeNull();
		expect(check("", [{ unique: true }], 5)).toBeNull();
	});

	it("an empty cell passes every pattern but *", () => {
		for (const [pattern] of CASES)
			expect(check(null, [{ pattern }])).toBe(pattern === "*" ? "不能为空" : null);
	});

	it("an expression of one's own, with words of one's own, also in two languages", () => {
		expect(check("A1", [{ pattern: "^[A-Z]\\d$" }])).toBeNull();
		expect(check("a1", [{ pattern: "^[A-Z]\\d$" }])).toBe("编号格式不正确");
		expect(check("a1", [{ pattern: /^[A-Z]\d$/g, message: "大写开头 | Capital first" }])).toBe("大写开头");
	});

	it("a handler refuses by text or by false, at once or later, and rules behind it still count", async () => {
		expect(check("x", [{ handler: () => "不行 | No" }])).toBe("不行");
		expect(check("x", [{ handler: () => false }])).toBe("编号校验未通过");
		expect(check("x", [{ handler: () => true }, { pattern: "n" }])).toBe("请输入数字");
		expect(await check("x", [{ handler: async () => null }, { pattern: "n" }])).toBe("请输入数字");
		expect(await check("x", [{ handler: async () => "晚了" }])).toBe("晚了");
	});

	it("the first rule that refuses has the word", () => {
		expect(check("", [{ required: true, message: "先填" }, { pattern: "n" }])).toBe("先填");
	});
});
