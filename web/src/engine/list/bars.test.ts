import { expect, test } from "vitest";
import type { Describe, Row } from "../describe";
import { barsOf } from "./bars";

const field = (key: string) => ({ key, label: { zh: key, en: key } });
const DESCRIBE = {
	fields: [field("year"), field("revenue"), field("profit")],
	views: { cards: null, span: null, chart: { along: "year", bars: ["revenue", "profit"] } },
} as unknown as Describe;
const row = (year: number, revenue: string, profit: string | null) =>
	({ id: `${year}${revenue}`, year, revenue, profit }) as unknown as Row;

test("rows of the same year are added up, and what nobody said stays unknown", () => {
	const rows = [row(2024, "100.50", "-20.00"), row(2024, "10.00", "***"), row(2025, "7.00", null)];
	const { labels, series } = barsOf(DESCRIBE, rows);
	expect(labels).toEqual(["2024", "2025"]);
	expect(series.map(({ name, values }) => [name, values])).toEqual([
		["revenue", [110.5, 7]],
		["profit", [-20, null]],
	]);
});
