import { expect, describe as group, test } from "vitest";
import type { Describe, Field } from "../describe";
import {
	changeField,
	changeRule,
	countConditions,
	type Group,
	groupText,
	readGroupText,
	rulesOf,
	tidy,
	wireConditions,
} from "./conditions";

const field = (key: string, kind: Field["kind"] = "text", dict: string | null = null) =>
	({ key, kind, dict }) as Field;
const described = {
	fields: [field("name"), field("rank", "dict", "position_rank"), field("born", "date")],
} as Describe;
const one = (val: string, rule = "eq" as const, key = "name") => ({ field: key, rule, val });

group("a line", () => {
	test("that leaves 'in' keeps only the first value", () => {
		expect(changeRule({ field: "name", rule: "in", val: "a,b,c" }, "eq").val).toBe("a");
		expect(changeRule({ field: "name", rule: "in", val: ",b" }, "like").val).toBe("b");
	});
	test("that asks for emptiness needs no value, and 'between' becomes one bound", () => {
		expect(changeRule(one("x"), "empty").val).toBe("");
		expect(changeRule({ field: "born", rule: "between", val: "2026-01-01,2026-02-01" }, "ge").val).toBe(
			"2026-01-01",
		);
	});
	test("gets a rule that fits its new field", () => {
		expect(changeField({ field: "name", rule: "like", val: "x" }, field("born", "date"))).toEqual(
			one("", "eq", "born"),
		);
	});
	test("of a text knows the ten rules of old and emptiness", () => {
		expect(rulesOf(field("name"))).toEqual([
			"eq",
			"like",
			"right_like",
			"left_like",
			"in",
			"ne",
			"empty",
			"not_empty",
		]);
		expect(rulesOf(field("born", "date"))).toContain("between");
	});
});

group("a query", () => {
	const nested: Group = {
		matchType: "or",
		conditions: [
			one("a"),
			one(" "),
			{ matchType: "and", conditions: [one("")] },
			{ matchType: "and", conditions: [one("1", "eq", "rank")] },
		],
	};
	test("loses lines without a value and groups without lines", () => {
		expect(tidy(nested)?.conditions).toHaveLength(2);
		expect(countConditions(tidy(nested))).toBe(2);
		expect(tidy({ matchType: "and", conditions: [one("")] })).toBeNull();
	});
	test("comes back from the address as it went in, and nonsense is none", () => {
		const kept = tidy(nested) as Group;
		expect(readGroupText(groupText(kept))).toEqual(kept);
		for (const bad of ["", "{", "[]", '{"conditions":5}', '{"conditions":[7,null]}'])
			expect(readGroupText(bad)).toBeNull();
	});
	test("goes onto the wire with the kind and dictionary of each field", () => {
		const sent = wireConditions(tidy(nested), described);
		expect(sent.superQueryMatchType).toBe("or");
		expect(JSON.parse(sent.superQueryParams ?? "")).toEqual([
			{ field: "name", rule: "eq", val: "a", type: "text", dbType: "string" },
			{
				matchType: "and",
				conditions: [
					{ field: "rank", rule: "eq", val: "1", type: "dict", dbType: "string", dictCode: "position_rank" },
				],
			},
		]);
		expect(wireConditions(null, described)).toEqual({});
	});
});
