import { describe, expect, test } from "vitest";
import type { Row } from "@/engine/describe";
import { marksOf, weeksOf } from "./year";

const festival = (id: string, name: string, kind: string, beginDay: string, endDay: string): Row =>
	({ id, name, kind, beginDay, endDay }) as unknown as Row;

describe("the year of festivals", () => {
	test("weeks begin on Monday and hold every day of the month once", () => {
		expect(weeksOf(2026, 1)[0]).toEqual([null, null, null, null, null, null, 1]);
		expect(weeksOf(2028, 1).flat().filter(Boolean)).toHaveLength(29);
		expect(weeksOf(2027, 1)).toHaveLength(4);
	});

	test("a festival over New Year marks only the days of the year shown", () => {
		const marks = marksOf(2026, [festival("1", "元旦", "holiday", "2025-12-31", "2026-01-02")]);
		expect([...marks.keys()]).toEqual(["2026-01-01", "2026-01-02"]);
	});

	test("where two festivals meet the day off wins, whichever comes first", () => {
		const rows = [
			festival("1", "国庆节", "holiday", "2026-10-01", "2026-10-07"),
			festival("2", "重阳节", "festival", "2026-10-07", "2026-10-08"),
		];
		for (const order of [rows, [...rows].reverse()]) {
			const marks = marksOf(2026, order);
			expect(marks.get("2026-10-07")?.id).toBe("1");
			expect(marks.get("2026-10-08")?.id).toBe("2");
		}
	});
});
