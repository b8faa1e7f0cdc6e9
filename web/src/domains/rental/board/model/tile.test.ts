import { describe, expect, it } from "vitest";
import { countedLeaves, sumDays } from "./figures";
import { dayOf, sampleModel, stay, TODAY, unitOf } from "./sample";
import { LOOK_AHEAD, lastDayOf, listsOf, type Tile, tileOf } from "./tile";
import type { Stay } from "./wire";

const today = dayOf(TODAY);
const on = (offset: number): string => new Date((today + offset) * 86_400_000).toISOString().slice(0, 10);

/** An order of H1, by days from today. */
const order = (id: string, from: number, to: number, more: Partial<Stay> = {}): Stay =>
	stay(id, "H1", ["H1"], on(from), on(to), more);

function tile(stays: Stay[], offset = 0, unitId = "H1"): Tile {
	const model = sampleModel(stays);
	return tileOf(model, unitOf(model, unitId), today + offset);
}

const ids = ({ state, stay: holder, leaver }: Tile) => [state, holder?.id ?? "", leaver?.id ?? ""];

describe("a unit on a day", () => {
	it("is free until the next night that somebody has, or for as long as the board looks ahead", () => {
		expect(tile([order("1", 3, 5)])).toMatchObject({ state: "free", stay: null, freeUntil: today + 3 });
		expect(tile([]).freeUntil).toBeNull();
		expect(tile([order("1", LOOK_AHEAD, 40)]).freeUntil).toBeNull();
		expect(tile([order("1", LOOK_AHEAD - 1, 40)]).freeUntil).toBe(today + LOOK_AHEAD - 1);
	});

	it("has the price of that night, or none", () => {
		expect(tile([], -4).price).toBe("288.00");
		expect(tile([], -3).price).toBe("358.00");
		expect(tile([], -4, "B1").price).toBeNull();
	});

	it("has somebody who arrives, stays, and leaves on the morning after the last night", () => {
		const stays = [order("1", 1, 3)];
		expect(ids(tile(stays, 0))).toEqual(["free", "", ""]);
		expect(ids(tile(stays, 1))).toEqual(["arriving", "1", ""]);
		expect(ids(tile(stays, 2))).toEqual(["staying", "1", ""]);
		expect(ids(tile(stays, 3))).toEqual(["leaving", "", "1"]);
		expect(tile(stays, 3).freeUntil).toBeNull();
		expect(tile(stays, 1).freeUntil).toBeNull();
	});

	it("stays once the guest is in, and is free once they have left", () => {
		expect(ids(tile([order("1", 0, 2, { state: "in_house" })]))).toEqual(["staying", "1", ""]);
		expect(ids(tile([order("1", -2, 0, { state: "in_house" })]))).toEqual(["leaving", "", "1"]);
		expect(ids(tile([order("1", -2, 0, { state: "closed" })]))).toEqual(["free", "", "1"]);
	});

	it("changes over where one leaves and another comes on the same day, until the first is gone", () => {
		const next = order("2", 0, 2);
		expect(ids(tile([order("1", -2, 0, { state: "in_house" }), next]))).toEqual(["changeover", "2", "1"]);
		expect(ids(tile([order("1", -2, 0, { state: "checked_out" }), next]))).toEqual(["arriving", "2", "1"]);
	});

	it("leaves before a block begins", () => {
		const block = order("2", 0, 2, { kind: "block", state: "blocked" });
		expect(ids(tile([block]))).toEqual(["blocked", "2", ""]);
		expect(ids(tile([order("1", -2, 0, { state: "in_house" }), block]))).toEqual(["leaving", "2", "1"]);
	});

	it("expects today who should have come, and waits for who should have left, but not tomorrow", () => {
		expect(tile([order("1", -1, 2)]).state).toBe("arriving");
		expect(tile([order("1", -1, 2)], 1).state).toBe("staying");
		const late = [order("1", -5, -2, { state: "in_house" })];
		expect(ids(tile(late))).toEqual(["leaving", "", "1"]);
		expect(ids(tile(late, 1))).toEqual(["free", "", ""]);
	});

	it("belongs after midnight to whom the house's day still counts in", () => {
		// The clock says the next day already; the model's today is the house's own until the morning.
		const stays = [order("1", 0, 1, { state: "in_house" }), order("2", 1, 2)];
		expect(ids(tile(stays))).toEqual(["staying", "1", ""]);
		expect(ids(tile(stays, 1))).toEqual(["changeover", "2", "1"]);
	});

	it("is used by day until those hours are over", () => {
		const hours = { from: "09:00", to: "12:00" };
		const use = (state: string) => order("1", 0, 0, { hours, state });
		expect(ids(tile([use("confirmed")]))).toEqual(["dayUse", "1", ""]);
		expect(ids(tile([use("closed")]))).toEqual(["free", "", "1"]);
		expect(ids(tile([use("confirmed"), order("2", 0, 1)]))).toEqual(["arriving", "2", ""]);
		expect(tile([use("confirmed")], 1).state).toBe("free");
	});

	it("counts a guest for more than a block and a block for more than a hold, and no hold beside what it moves", () => {
		const hold = order("h", 0, 2, { kind: "hold", state: "held" });
		const block = order("b", 0, 2, { kind: "block", state: "blocked" });
		expect(tile([hold]).state).toBe("held");
		expect(tile([hold, block]).state).toBe("blocked");
		expect(tile([order("1", 0, 2), { ...hold, movesStay: "1" }]).stay?.id).toBe("1");
		const moving = stay("h", "R1", ["R1"], on(0), on(2), { kind: "hold", state: "held", movesStay: "1" });
		expect(tile([order("1", 0, 1), moving], 0, "R1").state).toBe("free");
		expect(tile([order("1", 0, 1), moving], 1, "R1").state).toBe("held");
	});

	it("is taken through the house that it is a part of, and a lease ends with its last night", () => {
		const lease = stay("1", "H2", ["R1", "B1", "B2"], on(-9), on(1), { kind: "lease", state: "active" });
		expect(ids(tile([lease], 0, "B1"))).toEqual(["staying", "1", ""]);
		expect(ids(tile([lease], 1, "B1"))).toEqual(["free", "", ""]);
		const model = sampleModel([lease]);
		const held = model.stays.get("1");
		expect(held && lastDayOf(held)).toBe(today);
	});
});

describe("the figures of a day", () => {
	const waiting = stay("w", "", [], on(0), on(1), {
		unitType: "house:1室1厅",
		communityId: "c1",
		state: "confirmed",
	});
	const stays = [
		order("1", -1, 0, { state: "in_house" }),
		order("2", 0, 1),
		stay("3", "R1", ["R1"], on(-1), on(2), { kind: "block", state: "blocked" }),
		stay("4", "R2", ["B1", "B2"], on(-1), on(1), { state: "in_house" }),
	];

	it("list the units behind them, and agree with the counters of the chart", () => {
		const model = sampleModel(stays);
		const leaves = countedLeaves(model);
		const lists = listsOf(model, leaves, today);
		const names = (key: "arrivals" | "departures" | "stays" | "free" | "blocked") =>
			lists[key].map(({ unitId, stayId }) => `${unitId} ${stayId ?? ""}`.trim()).sort();
		expect(names("arrivals")).toEqual(["H1 2"]);
		expect(names("departures")).toEqual(["H1 1"]);
		expect(names("stays")).toEqual(["B1 4", "B2 4", "H1 2"]);
		expect(names("blocked")).toEqual(["R1 3"]);
		expect(names("free")).toEqual([]);
		expect(lists.occupancy).toBe(100);
		const [sum] = sumDays(model, leaves, today, today + 1);
		expect(sum).toMatchObject({ arrivals: 1, departures: 1, occupied: 3, blocked: 1, free: 0 });
	});

	it("name what waits for a unit apart from what is free", () => {
		const model = sampleModel([waiting]);
		const lists = listsOf(model, countedLeaves(model), today);
		expect([lists.free.length, lists.waiting.length, lists.arrivals.length]).toEqual([4, 1, 1]);
		expect(lists.occupancy).toBe(0);
	});

	it("have no occupancy where everything is blocked", () => {
		const model = sampleModel([order("1", 0, 1, { kind: "block", state: "blocked" })]);
		expect(listsOf(model, new Set(["H1"]), today).occupancy).toBeNull();
	});
});
