import { expect, describe as group, test } from "vitest";
import type { Field } from "../describe";
import { lineColumns, lineFilters } from "./filter-line";

const field = (key: string, find: Field["find"], kind: Field["kind"] = "text", options = 0) =>
	({
		key,
		find,
		kind,
		options: Array.from({ length: options }, (_, at) => ({ value: String(at), text: String(at) })),
	}) as Field;

const FIELDS = [
	field("no", "like"),
	field("guest", "like"),
	field("unitId", "eq", "ref"),
	field("checkIn", "range", "date"),
	field("channel", "eq", "dict", 5),
	field("country", "eq", "dict", 200),
	field("state", "in", "dict", 8),
];
const keys = (columns: number) => lineFilters(FIELDS, columns).map((one) => one.key);

group("the line of filters", () => {
	test("has room by the width of its bar, never less than one cell", () => {
		expect([200, 1000, 1200, 1670].map(lineColumns)).toEqual([1, 3, 4, 6]);
	});
	test("shows the name, the state and short choices before the rest, in declared order", () => {
		expect(keys(1)).toEqual(["no"]);
		expect(keys(2)).toEqual(["no", "state"]);
		expect(keys(3)).toEqual(["no", "channel", "state"]);
		expect(keys(5)).toEqual(["no", "guest", "unitId", "channel", "state"]);
	});
	test("rows are looked for by what they are called, also where a number stands before it", () => {
		expect(lineFilters(FIELDS, 2, ["guest"]).map((one) => one.key)).toEqual(["guest", "state"]);
		expect(lineFilters(FIELDS, 1, ["unitId"]).map((one) => one.key)).toEqual(["no"]);
	});
	test("the box that finds by any text stands before them and takes the place of the texts that it covers", () => {
		const all = [field("keyword", "eq"), ...FIELDS];
		expect(lineFilters(all, 1, ["no"]).map((one) => one.key)).toEqual(["keyword"]);
		expect(lineFilters(all, 3, ["no"]).map((one) => one.key)).toEqual(["keyword", "channel", "state"]);
	});
	test("what is too wide for the rest of the line leaves it to what fits", () => {
		const [name, , , range, , country] = FIELDS as [Field, Field, Field, Field, Field, Field];
		expect(lineFilters([name, range, country], 2)).toEqual([name, country]);
	});
	test("all are shown where they fit", () => {
		expect(lineFilters(FIELDS, 8)).toEqual(FIELDS);
	});
});
