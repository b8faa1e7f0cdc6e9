import { describe, expect, test } from "vitest";
import type { Page } from "../describe";
import { hear, NO_MARKS, patchPage } from "./useRows";

const page = (...ids: string[]): Page => ({
	records: ids.map((id) => ({ id, rowVersion: 2, name: `old ${id}` })),
	total: 40,
	size: 10,
	current: 1,
	pages: 4,
});

describe("news from elsewhere", () => {
	test("new rows wait behind a count and move nothing", () => {
		const { marks, patch } = hear(page("1"), NO_MARKS, { op: "add", ids: ["7", "8"] });
		expect(marks.fresh).toBe(2);
		expect(patch).toEqual([]);
	});
	test("only changed rows on screen are read again and marked", () => {
		const { marks, patch } = hear(page("1", "2"), NO_MARKS, { op: "edit", ids: ["2", "99"] });
		expect([...marks.changed]).toEqual(["2"]);
		expect(patch).toEqual(["2"]);
	});
	test("a deleted row keeps its place, marked", () => {
		expect([...hear(page("1", "2"), NO_MARKS, { op: "delete", ids: ["1", "5"] }).marks.gone]).toEqual(["1"]);
	});
});

test("rows read anew take their places; an older version is ignored", () => {
	const next = patchPage(page("1", "2"), [
		{ id: "2", rowVersion: 3, name: "new" },
		{ id: "1", rowVersion: 1, name: "late" },
	]);
	expect(next.records.map((row) => row.name)).toEqual(["old 1", "new"]);
});
