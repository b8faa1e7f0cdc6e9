import { expect, it } from "vitest";
import {
	type CalendarEvent,
	daysOf,
	eventsOn,
	minuteOf,
	monthOf,
	movedBy,
	placed,
	snapped,
	stepped,
	weekOf,
} from "./days";

const event = (id: string, from: string, to: string): CalendarEvent => ({ id, title: id, from, to });

it("shows whole weeks from Monday on", () => {
	expect(weekOf("2026-11-22")).toEqual(weekOf("2026-11-16"));
	expect(weekOf("2026-11-21")[0]).toBe("2026-11-16");
	const november = monthOf("2026-11-21");
	expect([november.length, november[0]?.[0], november.at(-1)?.[6]]).toEqual([6, "2026-10-26", "2026-12-06"]);
	expect(daysOf("day", "2026-11-21")).toEqual(["2026-11-21"]);
	expect([stepped("month", "2026-01-31", 1), stepped("week", "2026-11-21", -1)]).toEqual([
		"2026-02-28",
		"2026-11-14",
	]);
});

it("knows what is on a day: what goes on from before, not what ended at midnight", () => {
	const events = [
		event("late", "2026-11-20 22:00", "2026-11-21 00:00"),
		event("long", "2026-11-19 08:00", "2026-11-22 08:00"),
		event("here", "2026-11-21 09:00", "2026-11-21 10:00"),
		event("point", "2026-11-21 00:00", "2026-11-21 00:00"),
	];
	expect(eventsOn(events, "2026-11-21").map(({ id }) => id)).toEqual(["long", "point", "here"]);
	expect([minuteOf("2026-11-20 22:00", "2026-11-21"), minuteOf("2026-11-21 09:30", "2026-11-21")]).toEqual([
		0, 570,
	]);
});

it("puts those that overlap beside each other, and gives the others the whole width", () => {
	const seen = placed(
		[
			event("a", "2026-11-21 09:00", "2026-11-21 11:00"),
			event("b", "2026-11-21 10:00", "2026-11-21 12:00"),
			event("c", "2026-11-21 11:00", "2026-11-21 12:00"),
			event("d", "2026-11-21 13:00", "2026-11-21 13:10"),
		],
		"2026-11-21",
	);
	expect(seen.map((one) => [one.event.id, one.lane, one.lanes, one.height])).toEqual([
		["a", 0, 2, 120],
		["b", 1, 2, 120],
		["c", 0, 2, 60],
		["d", 0, 1, 30],
	]);
	const long = placed(
		[
			event("short", "2026-11-21 09:00", "2026-11-21 10:00"),
			event("long", "2026-11-21 09:00", "2026-11-21 12:00"),
			event("within", "2026-11-21 10:00", "2026-11-21 11:00"),
			event("inside", "2026-11-21 11:00", "2026-11-21 12:00"),
			event("after", "2026-11-21 12:00", "2026-11-22 03:00"),
		],
		"2026-11-21",
	);
	expect(long.map((one) => [one.event.id, one.lane, one.lanes, one.height])).toEqual([
		["long", 0, 2, 180],
		["short", 1, 2, 60],
		["within", 1, 2, 60],
		["inside", 1, 2, 60],
		["after", 0, 1, 720],
	]);
});

it("keeps an event's length when it moves, over the end of a month too", () => {
	expect(movedBy(event("a", "2026-11-30 23:00", "2026-12-01 01:00"), 1, -30)).toEqual({
		from: "2026-12-01 22:30",
		to: "2026-12-02 00:30",
	});
	expect([snapped(14), snapped(15), snapped(-44)]).toEqual([0, 30, -30]);
});
