import { expect, describe as group, test } from "vitest";
import type { Describe, Field } from "../describe";
import { plainField } from "../kinds/plain-field";
import {
	activeFilters,
	cycleSort,
	dropFilter,
	EMPTY,
	placedBelow,
	readAddress,
	wireQuery,
	writeAddress,
} from "./list-state";

const field = (key: string, find: Field["find"], kind: Field["kind"] = "text") =>
	plainField(kind, key, { find });
const described: Describe = {
	path: "sys/position",
	title: { zh: "职务", en: "Positions" },
	label: ["name"],
	fields: [
		field("code", "eq"),
		field("name", "like"),
		field("createTime", "range", "datetime"),
		field("rank", "in", "dict"),
		field("memo", null),
	],
	list: ["code", "name"],
	sort: [{ key: "create_time", order: "desc" }],
	serves: ["list"],
	can: ["list"],
	actions: [],
	denied: [],
	tree: null,
	children: [],
};

group("the address", () => {
	test("gives back what was written into it", () => {
		const state = {
			filters: { name: "张 三", createTime_begin: "2026-01-01" },
			page: 3,
			size: 20,
			sort: [
				{ key: "name", order: "desc" as const },
				{ key: "code", order: "asc" as const },
			],
			query: {
				matchType: "or" as const,
				conditions: [{ field: "name", rule: "like" as const, val: "a&b=c" }],
			},
			view: "3",
			open: "19",
			edit: "new",
			grid: true,
		};
		expect(readAddress(new URLSearchParams(writeAddress(state).toString()))).toEqual(state);
	});
	test("of an untouched list is empty", () => {
		expect(writeAddress(EMPTY).toString()).toBe("");
	});
	test("with nonsense is read as the first page of ten", () => {
		expect(readAddress(new URLSearchParams("page=-4&size=7&sort=-,,"))).toEqual(EMPTY);
	});
});

group("the wire", () => {
	const sent = (filters: Record<string, string>) => wireQuery(described, { ...EMPTY, filters });
	test("searches parts of a text with asterisks and lists with a trailing comma", () => {
		expect(sent({ name: "张", rank: "1,2", code: "a" })).toMatchObject({
			name: "*张*",
			rank: "1,2,",
			code: "a",
		});
	});
	test("sends both ends of a range", () => {
		expect(sent({ createTime_begin: "2026-01-01", createTime_end: "2026-02-01" })).toMatchObject({
			createTime_begin: "2026-01-01",
			createTime_end: "2026-02-01",
		});
	});
	test("leaves out keys that can't be searched", () => {
		expect(sent({ memo: "x", nothing: "y" })).toEqual({ pageNo: 1, pageSize: 10 });
	});
	test("sends several sort levels as two lists", () => {
		const query = wireQuery(described, {
			...EMPTY,
			sort: [
				{ key: "name", order: "desc" },
				{ key: "code", order: "asc" },
			],
		});
		expect(query).toMatchObject({ column: "name,code", order: "desc,asc" });
	});
});

test("a query that belongs to the place is only narrowed by the person's own", () => {
	const line = (val: string) => ({ field: "name", rule: "like" as const, val });
	const q = JSON.stringify({ matchType: "or", conditions: [line("a"), line("b")] });
	const own = { matchType: "and" as const, conditions: [line("c")] };
	const sent = (query: typeof own | null) => wireQuery(described, { ...EMPTY, query }, { q, code: "x" });
	expect(sent(null)).toMatchObject({ superQueryMatchType: "or", code: "x" });
	const both = sent(own);
	expect(both.superQueryMatchType).toBe("and");
	expect(JSON.parse(String(both.superQueryParams))).toMatchObject([
		{ matchType: "or", conditions: [line("a"), line("b")] },
		own,
	]);
	expect(both).not.toHaveProperty("q");
});

group("sorting by clicks", () => {
	test("goes up, down, none", () => {
		const up = cycleSort([], "name", false);
		const down = cycleSort(up, "name", false);
		expect([up, down, cycleSort(down, "name", false)]).toEqual([
			[{ key: "name", order: "asc" }],
			[{ key: "name", order: "desc" }],
			[],
		]);
	});
	test("with shift adds a level and turns it in place", () => {
		const two = cycleSort([{ key: "name", order: "asc" }], "code", true);
		expect(two).toHaveLength(2);
		expect(cycleSort(two, "name", true)).toEqual([
			{ key: "name", order: "desc" },
			{ key: "code", order: "asc" },
		]);
	});
	test("without shift forgets the other levels", () => {
		expect(
			cycleSort(
				[
					{ key: "name", order: "asc" },
					{ key: "code", order: "asc" },
				],
				"rank",
				false,
			),
		).toEqual([{ key: "rank", order: "asc" }]);
	});
});

test("a range counts as one filter and is dropped whole", () => {
	const filters = { createTime_begin: "a", createTime_end: "b", name: "x" };
	expect(activeFilters(described, filters).map((one) => one.key)).toEqual(["name", "createTime"]);
	expect(dropFilter(filters, "createTime")).toEqual({ name: "x" });
});

test("a node of the tree beside takes the place of another and of one that was chosen alone", () => {
	expect(placedBelow({ name: "a", orgId: "1", orgId_below: "3" }, "orgId", "7")).toEqual({
		name: "a",
		orgId_below: "7",
	});
	expect(placedBelow({ name: "a", orgId_below: "3" }, "orgId", null)).toEqual({ name: "a" });
});
