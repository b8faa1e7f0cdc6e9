import { expect, describe as group, it } from "vitest";
import type { Describe, Field } from "../describe";
import { readGroupText } from "../query/conditions";
import { EMPTY, wireQuery } from "./list-state";
import { allSorted, eventOf, narrowed, within } from "./month";

const field = (key: string, kind: string) => ({ key, kind, hide: [] }) as unknown as Field;
const described = {
	fields: [field("day", "date"), field("until", "date"), field("at", "datetime"), field("name", "text")],
	label: ["name"],
	tree: null,
} as unknown as Describe;
const days = { begin: "day", end: "until", title: null };
const hours = { begin: "at", end: null, title: "name" };
const NOVEMBER = ["2026-10-26", "2026-12-06"] as const;

group("which rows the days ask for", () => {
	it("takes what lasts into them or begins in them", () => {
		expect(within(described, days, NOVEMBER).conditions).toEqual([
			{ field: "day", rule: "le", val: "2026-12-06" },
			{
				matchType: "or",
				conditions: [
					{ field: "until", rule: "ge", val: "2026-10-26" },
					{ field: "day", rule: "ge", val: "2026-10-26" },
				],
			},
		]);
	});

	it("includes the whole last day of moments", () => {
		expect(within(described, hours, NOVEMBER).conditions).toContainEqual({
			field: "at",
			rule: "le",
			val: "2026-12-06 23:59:59",
		});
	});

	it("only narrows what the place and the person ask for", () => {
		const own = { matchType: "or" as const, conditions: [{ field: "name", rule: "eq" as const, val: "a" }] };
		const fixed = narrowed({ q: JSON.stringify(own), houseId: "7" }, described, days, NOVEMBER);
		expect(readGroupText(fixed.q ?? "")?.conditions[0]).toEqual(own);
		const query = wireQuery(described, allSorted({ ...EMPTY, page: 4, query: own }, days.begin), fixed);
		expect(query).toMatchObject({ houseId: "7", pageNo: 1, pageSize: 300, column: "day", order: "asc" });
		expect(JSON.parse(String(query.superQueryParams))).toHaveLength(2);
	});
});

group("a row as what happens", () => {
	it("is of whole days where its begin is a day, and of one where it has no end", () => {
		const row = { id: "1", name: "甲", day: "2026-11-02" };
		expect(eventOf(described, days, { ...row, until: "2026-11-04" })).toMatchObject({
			title: "甲",
			whole: true,
			from: "2026-11-02 00:00",
			to: "2026-11-04 23:59",
		});
		expect(eventOf(described, days, { ...row, until: null })?.to).toBe("2026-11-02 23:59");
		expect(eventOf(described, days, { ...row, day: null })).toBeNull();
	});

	it("lasts an hour where a moment has no end", () => {
		const event = eventOf(described, hours, { id: "1", name: "甲", at: "2026-11-02 23:30:00" });
		expect(event).toMatchObject({ from: "2026-11-02 23:30", to: "2026-11-03 00:30" });
	});
});
