import { expect, test } from "vitest";
import { moved } from "@/parts/row-list/RowList";
import { exampleOf } from "../rule/number-format";
import { firstFault } from "../rule/segments";
import { CONDITIONS, FILTERS, inWords, readRules } from "./rules";

test("rules are read from every spelling of the family", () => {
	expect(readRules([{ name: "Path", args: ["/a/**", "/b"] }], CONDITIONS)).toEqual([
		{ name: "Path", args: ["/a/**", "/b"] },
	]);
	expect(readRules([{ name: "Path", args: { _genkey_0: "/a" } }], CONDITIONS)).toEqual([
		{ name: "Path", args: ["/a"] },
	]);
	expect(
		readRules(
			[
				{
					name: "AddRequestHeader",
					args: [
						{ key: "X-A", value: 1 },
						{ key: "X-B", value: "2" },
					],
				},
			],
			FILTERS,
		),
	).toEqual([
		{ name: "AddRequestHeader", args: ["X-A", "1"] },
		{ name: "AddRequestHeader", args: ["X-B", "2"] },
	]);
	expect(readRules([null, { name: "Host" }], CONDITIONS)).toEqual([
		{ name: "", args: [] },
		{ name: "Host", args: [] },
	]);
});

test("what a route is for is said in one sentence", () => {
	const rules = [
		{ name: "Path", args: ["/a", "/b"] },
		{ name: "Query", args: ["type"] },
		{ name: "Host", args: [] },
	];
	expect(inWords(rules, CONDITIONS, "，且 |  and ")).toBe("路径为 /a / /b，且参数 type 为 *");
});

test("a running number shows what it will look like", () => {
	const day = new Date(2026, 1, 3);
	expect(exampleOf({ prefix: "DD", date: "yyMMdd", length: 5, start: 7 }, day)).toBe("DD26020300007");
	expect(exampleOf({}, day)).toBe("0001");
});

test("segments take their characters one after another, a star the whole value", () => {
	const segments = [
		{ digits: "2", pattern: "[A-Z]+", message: "大写" },
		{ digits: "3", pattern: "[0-9]+" },
		{ digits: "*", pattern: ".{5}", message: "五位" },
	];
	expect(firstFault(segments, "AB123")).toBeNull();
	expect(firstFault(segments, "ab123")).toBe("大写");
	expect(firstFault(segments, "AB12x")).toBe("不符合格式");
	expect(firstFault(segments, "AB1234")).toBe("五位");
	expect(firstFault([{ digits: "1", pattern: "[" }], "a")).toBe("不符合格式");
});

test("rows move up and down and stay at the ends", () => {
	expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
	expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
	expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
