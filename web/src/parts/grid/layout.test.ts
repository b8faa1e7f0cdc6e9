import { describe, expect, it } from "vitest";
import { MAX_HEIGHT, NUMBER_WIDTH, ROW_HEIGHT, selectWidth, widthOf } from "./layout";
import type { GridColumn } from "./types";

const column = (part: Partial<GridColumn>): GridColumn => ({ key: "c", title: "c", type: "input", ...part });

describe("the sizes of the table", () => {
	it("a row is 61 high, the table at most 400; numbers take 60, boxes 40, with sums 60", () => {
		expect([ROW_HEIGHT, MAX_HEIGHT, NUMBER_WIDTH, selectWidth(false), selectWidth(true)]).toEqual([
			61, 400, 60, 40, 60,
		]);
	});

	it("92 % of the width is divided among the columns, 120 where that is less or not known", () => {
		expect(widthOf(column({}), 1000, 4)).toBe(230);
		expect(widthOf(column({}), 1000, 20)).toBe(120);
		expect(widthOf(column({}), 0, 4)).toBe(120);
	});

	it("moments are 200 wide, users 220, departments 160 and no less than 190", () => {
		const width = (type: GridColumn["type"]) => widthOf(column({ type }), 1000, 20);
		expect([width("datetime"), width("sel_user"), width("sel_depart"), width("date")]).toEqual([
			200, 220, 190, 135,
		]);
	});

	it("a chosen width counts, in pixels or as a share, down to the least of the type", () => {
		expect(widthOf(column({ width: 80 }), 1000, 4)).toBe(80);
		expect(widthOf(column({ width: "20%" }), 1000, 4)).toBe(200);
		expect(widthOf(column({ width: 80, type: "date" }), 1000, 4)).toBe(135);
		expect(widthOf(column({ width: 80, type: "datetime" }), 1000, 4)).toBe(190);
		expect(widthOf(column({ width: 80, minWidth: 100 }), 1000, 4)).toBe(100);
	});
});
