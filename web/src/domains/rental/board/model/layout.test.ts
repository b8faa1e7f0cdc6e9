import { describe, expect, test } from "vitest";
import { layLanes } from "./bars";
import { BLOCK_DAYS, missingRanges } from "./blocks";
import { isWeekend, timeOfDay, weekdayOf } from "./day";
import { NO_FILTER, unitTest } from "./filter";
import {
	barBox,
	dayAt,
	daysInSight,
	dayWidthFor,
	edgePull,
	rowIndexAt,
	rowsInSight,
	scaleAround,
} from "./geometry";
import { withDays } from "./model";
import { countNights, paintedSpans, startPaint, stretchPaint } from "./paint";
import { type BoardRow, flattenRows, type RowOptions } from "./rows";
import { dayOf, sampleModel, stay } from "./sample";

const options: RowOptions = {
	rowHeight: 36,
	groupHeight: 28,
	folded: new Set(),
	accepts: () => true,
	floorName: (floor) => `${floor}层`,
	communityIds: null,
};

describe("rows", () => {
	test("the tree becomes rows in walking order, without a community row for one community", () => {
		const { rows, height } = flattenRows(sampleModel(), options);
		expect(rows.map((row) => row.key)).toEqual(["bb1", "bb1/1", "H1", "bb1/2", "H2", "R1", "R2", "B1", "B2"]);
		expect(rows.map((row) => row.depth)).toEqual([0, 1, 2, 1, 2, 3, 3, 4, 4]);
		expect(height).toBe(3 * 28 + 6 * 36);
		expect(rows[2]?.top).toBe(56);
	});

	test("a folded house hides what is below it and nothing else", () => {
		const { rows } = flattenRows(sampleModel(), { ...options, folded: new Set(["H2"]) });
		expect(rows.map((row) => row.key)).toEqual(["bb1", "bb1/1", "H1", "bb1/2", "H2"]);
		expect(rows[4]).toMatchObject({ folded: true, leafIds: ["R1", "B1", "B2"] });
	});

	test("a filter keeps the way up to what it accepts", () => {
		const model = sampleModel();
		const accepts = unitTest(
			model,
			{ ...NO_FILTER, houseType: "床位" },
			dayOf("2026-10-05"),
			dayOf("2026-10-06"),
		);
		expect(
			flattenRows(model, { ...options, accepts })
				.rows.filter((row) => row.unitId)
				.map((row) => row.key),
		).toEqual(["H2", "R2", "B1", "B2"]);
	});

	test("free only leaves out what one sold night spoils", () => {
		const model = sampleModel([stay("1", "B1", ["B1"], "2026-10-06", "2026-10-07")]);
		const accepts = unitTest(
			model,
			{ ...NO_FILTER, freeOnly: true },
			dayOf("2026-10-05"),
			dayOf("2026-10-08"),
		);
		expect([...model.units.values()].filter(accepts).map((unit) => unit.id)).toEqual(["H1", "R1", "B2"]);
	});
});

describe("windowing", () => {
	const { rows } = flattenRows(sampleModel(), options);
	const firstRow = rows[0] as BoardRow;
	const scale = scaleAround(dayOf("2026-10-05"), 100);

	test("finds the row under a pixel, also at borders and outside", () => {
		expect([-1, 0, 27, 28, 56, 91, 92].map((y) => rowIndexAt(rows, y))).toEqual([-1, 0, 0, 1, 2, 2, 3]);
		expect(rowIndexAt(rows, 9999)).toBe(rows.length);
	});

	test("rows and days in sight carry their overscan and stay the same over a small scroll", () => {
		const many = Array.from({ length: 300 }, (_, index) => ({
			...firstRow,
			key: String(index),
			top: index * 36,
			height: 36,
		}));
		const span = rowsInSight(many, 100 * 36, 20 * 36);
		expect(span).toEqual({ first: 95, last: 130 });
		expect(rowsInSight(many, 100 * 36 + 90, 20 * 36)).toEqual(span);
		const days = daysInSight(scale, 90 * 100, 1000);
		expect(days.first).toBeLessThanOrEqual(dayOf("2026-10-05") - 7);
		expect(days.last).toBeGreaterThanOrEqual(dayOf("2026-10-15") + 7);
		expect(daysInSight(scale, 90 * 100 + 40, 1000)).toEqual(days);
	});

	test("the window never leaves the scale", () => {
		expect(daysInSight(scale, 0, 500).first).toBe(scale.origin);
		expect(daysInSight(scale, 629 * 100, 500).last).toBe(scale.origin + scale.days);
	});

	test("a bar runs from midday to midday, so a change-over day shows two halves", () => {
		const first = barBox(scale, dayOf("2026-10-05"), dayOf("2026-10-07"));
		const second = barBox(scale, dayOf("2026-10-07"), dayOf("2026-10-08"));
		expect(first).toEqual({ left: 9050, width: 200 });
		expect(first.left + first.width).toBe(second.left);
		expect(dayAt(scale, first.left)).toBe(dayOf("2026-10-05"));
	});

	test("zoom fits its days, and never makes a day too thin to hit", () => {
		expect(dayWidthFor(1200, 10)).toBe(120);
		expect(dayWidthFor(390, 60)).toBe(16);
	});

	test("a drag near the edge pulls the board along", () => {
		expect(edgePull(500, 0, 1000)).toBe(0);
		expect(edgePull(10, 0, 1000)).toBeLessThan(0);
		expect(edgePull(990, 0, 1000)).toBeGreaterThan(0);
	});
});

describe("lanes", () => {
	test("bars that follow each other share one lane; overlapping ones split the height", () => {
		const days = (id: string, from: string, to: string) => withDays(stay(id, "H1", ["H1"], from, to));
		const bars = layLanes([
			days("a", "2026-10-01", "2026-10-03"),
			days("b", "2026-10-03", "2026-10-06"),
			days("c", "2026-10-05", "2026-10-07"),
		]);
		expect(bars.map((bar) => [bar.stay.id, bar.lane, bar.lanes])).toEqual([
			["a", 0, 1],
			["b", 0, 2],
			["c", 1, 2],
		]);
	});

	test("a hold lies over the bar and takes no lane", () => {
		const bars = layLanes([
			withDays(stay("a", "H1", ["H1"], "2026-10-01", "2026-10-03")),
			withDays(stay("h", "H1", ["H1"], "2026-10-01", "2026-10-03", { kind: "hold" })),
		]);
		expect(bars.map((bar) => bar.lanes)).toEqual([1, 1]);
	});
});

describe("painting cells", () => {
	const order = ["H1", "H2", "R1", "R2"];

	test("drag makes a rectangle, Shift stretches it, Ctrl adds another, and meeting spans join", () => {
		const plain = { shift: false, ctrl: false };
		let painting = startPaint([], { unitId: "H1", day: 5 }, plain);
		painting = stretchPaint(painting, { unitId: "H2", day: 7 });
		expect(Object.fromEntries(paintedSpans(painting, order))).toEqual({
			H1: [{ start: 5, end: 8 }],
			H2: [{ start: 5, end: 8 }],
		});
		painting = startPaint(painting, { unitId: "R1", day: 5 }, { shift: true, ctrl: false });
		expect([...paintedSpans(painting, order).keys()]).toEqual(["H1", "H2", "R1"]);
		painting = startPaint(painting, { unitId: "H1", day: 6 }, { shift: false, ctrl: true });
		expect(paintedSpans(painting, order).get("H1")).toEqual([{ start: 5, end: 7 }]);
		expect(countNights(paintedSpans(painting, order))).toBe(4);
		expect(startPaint(painting, { unitId: "R2", day: 1 }, plain)).toHaveLength(1);
	});
});

describe("days and blocks", () => {
	test("weekdays and the time of day are those of Shanghai", () => {
		expect(weekdayOf(dayOf("2026-10-05"))).toBe(1);
		expect([isWeekend(dayOf("2026-10-03")), isWeekend(dayOf("2026-10-05"))]).toEqual([true, false]);
		expect(timeOfDay(Date.UTC(2026, 9, 5, 4, 0))).toBe(0.5);
	});

	test("only missing blocks are asked for, neighbours at once", () => {
		const from = 100 * BLOCK_DAYS;
		expect(missingRanges(new Set(), from + 5, from + 40)).toEqual([{ from, to: from + 60 }]);
		expect(missingRanges(new Set([100, 102]), from, from + 120)).toEqual([
			{ from: from + 30, to: from + 60 },
			{ from: from + 90, to: from + 120 },
		]);
		expect(missingRanges(new Set([100]), from, from + 30)).toEqual([]);
		expect(missingRanges(new Set(), from, from + 150)).toEqual([
			{ from, to: from + 90 },
			{ from: from + 90, to: from + 150 },
		]);
	});
});
