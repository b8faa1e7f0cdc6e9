/** Day use on the board: half hours as ticks, kept apart from nights by the community's times; limits and prices patched by cells. */
import { describe, expect, it } from "vitest";
import { conflictsOn } from "@/domains/rental/board/model/verdict";
import { cellSpans, wishOf } from "../../prices/spans";
import { freeNights, layLanes, pictureOf } from "./bars";
import { dayWidthFor, scaleAround } from "./geometry";
import { type GestureEvent, type GestureState, IDLE, stepGesture } from "./gesture";
import {
	asTicks,
	busyOf,
	hourSpanOf,
	spanOfTicks,
	stayBox,
	staysInHours,
	stepHours,
	stretchHours,
	TICKS,
	tickOf,
} from "./hours";
import { limitText, limitWords } from "./limits";
import { applyDelta, mergeAnswer } from "./merge";
import { handlesOf } from "./rules";
import { dayOf, sampleAnswer, sampleModel, stay, stayOf } from "./sample";
import { staysOn } from "./stays";
import type { GestureEnv } from "./verdict";

const DAY = "2026-10-06";
const day = dayOf(DAY);
const EDGES = { in: 14 * 60, out: 12 * 60 };

function use(id: string, from: string, to: string, unitId = "H1", at = DAY) {
	return stay(id, unitId, [unitId], at, at, { nights: 0, hours: { from, to } });
}

describe("hours as ticks", () => {
	it("go there and back", () => {
		const model = sampleModel([use("1", "09:30", "12:00")]);
		const ticks = asTicks(stayOf(model, "1"));
		expect([ticks.start, ticks.end]).toEqual([day * TICKS + 19, day * TICKS + 24]);
		expect(spanOfTicks(ticks.start, ticks.end)).toEqual(hourSpanOf(stayOf(model, "1")));
	});

	it("end at midnight at the latest, and a block steps over it whole", () => {
		expect(spanOfTicks(day * TICKS + 47, (day + 1) * TICKS)).toEqual({ day, from: 1410, to: 1440 });
		const cell = { unitId: "H1", day, from: 1380, to: 1440 };
		expect(stepHours(cell, 1, false)).toEqual({ unitId: "H1", day: day + 1, from: 0, to: 60 });
		expect(stepHours(cell, 1, true)).toEqual(cell);
		expect(stepHours({ ...cell, from: 0, to: 60 }, -1, false).day).toBe(day - 1);
	});

	it("are painted forwards and backwards within the day where painting began", () => {
		const anchor = tickOf(day, 600);
		expect(stretchHours("H1", anchor, anchor + 3)).toEqual({ unitId: "H1", day, from: 600, to: 720 });
		expect(stretchHours("H1", anchor, anchor - 2)).toEqual({ unitId: "H1", day, from: 540, to: 630 });
		expect(stretchHours("H1", anchor, anchor + 200).to).toBe(1440);
	});
});

describe("hours beside nights", () => {
	const nights = stay("2", "H1", ["H1"], "2026-10-06", "2026-10-08");

	it("fit before check-in time and after check-out time, not between", () => {
		const model = sampleModel([nights]);
		const free = (at: number, from: number, to: number) =>
			staysInHours(model, "H1", { day: at, from, to }).length === 0;
		expect(free(day, 8 * 60, 14 * 60)).toBe(true);
		expect(free(day, 8 * 60, 14 * 60 + 30)).toBe(false);
		expect(free(day + 1, 0, 60)).toBe(false);
		expect(free(day + 2, 12 * 60, 13 * 60)).toBe(true);
		expect(free(day + 2, 11 * 60, 13 * 60)).toBe(false);
	});

	it("stand in the way of nights only where they meet them", () => {
		const model = sampleModel([use("1", "12:30", "15:00")]);
		const ignore = { stayIds: new Set<string>(), clientId: "me" };
		expect(conflictsOn(model, "H1", day - 1, day, ignore)).toHaveLength(0);
		expect(conflictsOn(model, "H1", day, day + 1, ignore)).toHaveLength(1);
		const unit = model.units.get("H1");
		expect(unit && freeNights(model, unit, day - 1, day + 2)).toEqual([day - 1, day + 1]);
	});

	it("a lease and a blocked unit take whole days", () => {
		const model = sampleModel([
			stay("3", "H1", ["H1"], "2026-10-06", "2026-10-07", { kind: "block", state: "blocked" }),
		]);
		expect(busyOf(stayOf(model, "3"), EDGES)).toEqual([day * 1440, (day + 1) * 1440]);
	});

	it("lie on their day, in a lane of their own, and are gone when an answer has them no more", () => {
		const model = sampleModel([use("1", "09:00", "12:00"), nights]);
		expect(staysOn(model, ["H1"], day, day + 1)).toHaveLength(2);
		expect(staysOn(model, ["H1"], day + 1, day + 2)).toHaveLength(1);
		expect(layLanes(staysOn(model, ["H1"], day, day + 1)).every((bar) => bar.lanes === 1)).toBe(true);
		mergeAnswer(model, { ...sampleAnswer([nights]), from: DAY });
		expect(model.stays.has("1")).toBe(false);
	});

	it("are drawn by the hour, and as a small mark by the day", () => {
		const model = sampleModel([use("1", "06:00", "12:00"), nights]);
		const hourly = scaleAround(day, dayWidthFor(960, 0), true);
		const box = stayBox(hourly, stayOf(model, "1"), EDGES);
		expect(box.width).toBe(hourly.dayWidth / 4);
		expect(box.left % hourly.dayWidth).toBe(hourly.dayWidth / 4);
		const stayed = stayBox(hourly, stayOf(model, "2"), EDGES);
		expect(stayed.left % hourly.dayWidth).toBeCloseTo((hourly.dayWidth * 14) / 24);
		expect(stayBox(scaleAround(day, 40), stayOf(model, "1"), EDGES).width).toBe(17);
		const unit = model.units.get("H1");
		expect(unit && pictureOf(model, unit, day, day + 1).bars).toHaveLength(2);
	});
});

describe("dragging hours", () => {
	function drag(events: GestureEvent[], others = [use("2", "15:00", "18:00", "H3")]): GestureState {
		const model = sampleModel([use("1", "09:00", "12:00"), ...others]);
		const env = { model, today: day, clientId: "me", mayMove: true, mayUnassign: true, tick: day * TICKS };
		const picked = asTicks(stayOf(model, "1"));
		let state: GestureState = IDLE;
		const begin: GestureEvent = { type: "pickUp", stay: picked, mode: "body", day: picked.start + 1 };
		for (const event of [begin, ...events]) state = stepGesture(env as GestureEnv, state, event).state;
		return state;
	}
	const point = (tick: number): GestureEvent => ({ type: "point", x: 0, y: 0, day: tick, unitId: "H1" });

	it("moves by half hours and asks the server for the target", () => {
		const state = drag([point(day * TICKS + 23)]);
		expect(state.phase === "dragging" && state.target.start).toBe(day * TICKS + 22);
		expect(state.phase === "dragging" && state.verdict.kind).toBe("checking");
	});

	it("does not run over midnight", () => {
		const state = drag([point(day * TICKS + 46)]);
		expect(state.phase === "dragging" && state.verdict.kind).toBe("refused");
	});

	it("names who has the hours, and never offers a swap", () => {
		const state = drag([point(day * TICKS + 29)], [use("2", "13:00", "18:00")]);
		expect(state.phase === "dragging" && state.verdict.kind).toBe("taken");
	});

	it("leaves somebody who is in where she began", () => {
		const model = sampleModel([{ ...use("1", "09:00", "12:00"), state: "in_house" }]);
		const handles = handlesOf(stayOf(model, "1"), day);
		expect([handles.start, handles.shiftDates, handles.end, handles.changeUnit]).toEqual([
			false,
			false,
			true,
			true,
		]);
	});
});

describe("prices and limits by cells", () => {
	const rule = { minNights: 2, closedIn: true, closedOut: false, closed: false, reason: null };

	it("come with the answer, change by an event, and mark the row", () => {
		const model = sampleModel([]);
		mergeAnswer(model, { ...sampleAnswer([]), rules: { H1: { [DAY]: rule } } });
		expect(model.rules.get("H1")?.get(day)).toEqual(rule);
		const before = model.revisions.get("H1") ?? 0;
		const cells = [{ unitId: "H1", night: DAY, price: "333.00", rule: null }];
		const touched = applyDelta(model, { op: "price.put", data: { cells } });
		expect([...touched.rows]).toEqual(["H1"]);
		expect(model.revisions.get("H1")).toBeGreaterThan(before);
		expect(model.prices.get("H1")?.get(day)).toBe("333.00");
		expect(model.rules.get("H1")?.has(day)).toBe(false);
	});

	it("are said in words, not in colour alone", () => {
		expect(limitText(rule)).toBe("closedIn minNights");
		expect(limitWords({ ...rule, closed: true, closedOut: true })).toHaveLength(4);
	});

	it("are sent as spans, and only when a number stands there", () => {
		const spans = cellSpans([["H1", [{ start: day, end: day + 2 }]]]);
		expect(spans).toEqual([{ unitId: "H1", from: DAY, to: "2026-10-08" }]);
		expect(wishOf(spans, "percent", "abc", "")).toBeNull();
		expect(wishOf(spans, "percent", "+10", " 展会 ")).toEqual({
			spans,
			mode: "percent",
			value: "10",
			reason: "展会",
		});
		expect(wishOf(spans, "base", "", "")).toEqual({ spans, mode: "base" });
	});
});
