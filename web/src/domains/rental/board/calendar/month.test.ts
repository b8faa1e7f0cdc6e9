/** The month of a unit: its weeks, and each night as it is sold or taken. */
import { expect, test } from "vitest";
import { dayOf, put, sampleModel, stay, TODAY, unitOf } from "../model/sample";
import { dayShown, eventOf, nightsAround, staysAround, weeksAround } from "./month";

test("a month is shown in whole weeks from Monday, and another address shows today's", () => {
	expect(dayShown("2026-11", dayOf(TODAY))).toBe("2026-11-01");
	expect(dayShown("2026-13", dayOf(TODAY))).toBe(TODAY);
	expect(dayShown(null, dayOf(TODAY))).toBe(TODAY);
	expect(weeksAround("2026-10-05")).toEqual({ from: dayOf("2026-09-28"), to: dayOf("2026-11-02") });
});

test("a night has its price, its limits and whether it can still be sold", () => {
	const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08")]);
	model.rules.set(
		"H1",
		new Map([
			[
				dayOf("2026-10-09"),
				{ closed: true, closedIn: false, closedOut: false, minNights: null, reason: "检修" },
			],
		]),
	);
	const nights = new Map(nightsAround(model, unitOf(model, "H1"), TODAY).map((night) => [night.date, night]));
	expect(nights.size).toBe(35);
	expect(nights.get("2026-10-01")).toMatchObject({ price: "288.00", holiday: "国庆节", past: true });
	expect(nights.get("2026-10-05")).toMatchObject({ free: true, past: false });
	expect([nights.get("2026-10-06")?.free, nights.get("2026-10-07")?.free]).toEqual([false, false]);
	expect(nights.get("2026-10-08")?.free).toBe(true);
	expect(nights.get("2026-10-09")?.limits.map(({ key }) => key)).toEqual(["closed"]);
});

test("what lies on a room of the house lies on the house, but not on its other room", () => {
	const model = sampleModel();
	put(model, stay("1", "R1", ["R1"], "2026-10-06", "2026-10-08"));
	put(model, stay("2", "H1", ["H1"], "2026-10-06", "2026-10-08"));
	const ids = (unitId: string) => staysAround(model, unitOf(model, unitId), TODAY, "me").map(({ id }) => id);
	expect([ids("H2"), ids("R1"), ids("R2")]).toEqual([["1"], ["1"], []]);
});

test("the hold of this window is no stay of the calendar, another's is", () => {
	const model = sampleModel();
	put(model, stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08", { kind: "hold", clientId: "me" }));
	put(model, stay("2", "H1", ["H1"], "2026-10-09", "2026-10-10", { kind: "hold", clientId: "she" }));
	expect(staysAround(model, unitOf(model, "H1"), TODAY, "me").map(({ id }) => id)).toEqual(["2"]);
});

test("the day of leaving is not part of a stay; day use has its hours", () => {
	const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08")]);
	const [only] = staysAround(model, unitOf(model, "H1"), TODAY, "me");
	expect(only && eventOf(only, "王芳", "first")).toMatchObject({
		from: "2026-10-06 00:00",
		to: "2026-10-08 00:00",
		whole: true,
	});
	put(model, stay("2", "H1", ["H1"], TODAY, TODAY, { hours: { from: "09:00", to: "12:00" } }));
	const [hours] = staysAround(model, unitOf(model, "H1"), TODAY, "me");
	expect(hours && eventOf(hours, "王芳", "first")).toMatchObject({
		from: `${TODAY} 09:00`,
		to: `${TODAY} 12:00`,
		whole: false,
	});
});
