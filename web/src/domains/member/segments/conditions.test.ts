import { expect, test } from "vitest";
import type { Describe } from "@/engine/describe";
import { readAddress } from "@/engine/list/list-state";
import { addressOf, conditionsOf } from "./conditions";

const DESCRIBE = {
	fields: [
		{ key: "name", find: "like" },
		{ key: "state", find: "in" },
		{ key: "levelId", find: "eq" },
		{ key: "birth", find: "range" },
		{ key: "idNo", find: "like", secret: true },
		{ key: "orgId", find: "eq" },
	],
} as unknown as Describe;
const OR = {
	matchType: "or" as const,
	conditions: [
		{ field: "name", rule: "like" as const, val: "顾" },
		{ field: "levelId", rule: "empty" as const, val: "" },
	],
};

test("filters become conditions by what their box means, unknown and sealed ones nothing", () => {
	const filters = {
		name: "顾",
		state: "active,left",
		birth_begin: "1990-01-01",
		birth_end: "1999-12-31",
		idNo: "33",
		page: "2",
	};
	expect(conditionsOf(DESCRIBE, { filters, query: null })).toEqual({
		filters: {},
		matchType: "and",
		conditions: [
			{ field: "name", rule: "like", val: "顾" },
			{ field: "state", rule: "in", val: "active,left" },
			{ field: "birth", rule: "ge", val: "1990-01-01" },
			{ field: "birth", rule: "le", val: "1999-12-31" },
		],
	});
});

test("a query of alternatives stays one beside the filters", () => {
	expect(conditionsOf(DESCRIBE, { filters: {}, query: OR })).toEqual({ filters: {}, ...OR });
	expect(conditionsOf(DESCRIBE, { filters: { levelId: "7" }, query: OR }).conditions).toEqual([
		{ field: "levelId", rule: "eq", val: "7" },
		OR,
	]);
});

test("what no condition says is kept as a filter, and the list opens with all of it", () => {
	const made = conditionsOf(DESCRIBE, {
		filters: { orgId_below: "3", keyword: "gu", state: "active" },
		query: null,
	});
	expect(made.filters).toEqual({ orgId_below: "3", keyword: "gu" });
	const address = addressOf("vip/person", made);
	const state = readAddress(new URLSearchParams(address.split("?")[1]));
	expect(address.split("?")[0]).toBe("/vip/person");
	expect(state.filters).toEqual({ orgId_below: "3", keyword: "gu" });
	expect(state.query).toEqual({ matchType: "and", conditions: made.conditions });
});
