import { describe, expect, test } from "vitest";
import { conflictsOn } from "@/domains/rental/board/model/verdict";
import { pictureOf } from "./bars";
import { countedLeaves, countToday, freeByType, sumDays } from "./figures";
import { legendCounts } from "./legend";
import { applyDelta, mergeAnswer, patchStay, restoreStay } from "./merge";
import { emptyModel, isKnown } from "./model";
import { dayOf, isoOf, put, sampleAnswer, sampleModel, stay, stayOf, TODAY, unitOf } from "./sample";
import type { Delta } from "./wire";

const NOBODY = { stayIds: new Set<string>(), clientId: "me" };
const guests = (model: ReturnType<typeof sampleModel>) => [...model.stays.values()].map((one) => one.guest);

describe("deltas", () => {
	test("a newer version replaces the bar and an older one is ignored", () => {
		const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07", { version: 3 })]);
		put(model, stay("1", "H1", ["H1"], "2026-10-05", "2026-10-08", { version: 2, guest: "旧" }));
		expect(model.stays.get("1")?.to).toBe("2026-10-07");
		put(model, stay("1", "H1", ["H1"], "2026-10-05", "2026-10-09", { version: 4 }));
		expect(model.stays.get("1")?.end).toBe(dayOf("2026-10-09"));
	});

	test("a change names the rows of the leaf and all above it, before and after a move", () => {
		const model = sampleModel([stay("1", "B1", ["B1"], "2026-10-05", "2026-10-07")]);
		const touched = applyDelta(model, {
			op: "stay.put",
			data: { stay: stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07", { version: 2 }) },
		});
		expect([...touched.rows].sort()).toEqual(["B1", "H1", "H2", "R2"]);
	});

	test("a removed stay leaves no claim behind", () => {
		const model = sampleModel([stay("1", "B1", ["B1"], "2026-10-05", "2026-10-07")]);
		applyDelta(model, { op: "stay.del", data: { id: "1" } });
		expect(conflictsOn(model, "H2", dayOf("2026-10-01"), dayOf("2026-10-31"), NOBODY)).toEqual([]);
	});

	test("the same picture twice touches nothing", () => {
		const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07")]);
		const again = applyDelta(model, {
			op: "stay.put",
			data: { stay: stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07") },
		});
		expect(again.rows.size).toBe(0);
	});

	test("a changed clean state touches its row only and keeps the structure", () => {
		const model = sampleModel();
		const dirty = { ...unitOf(model, "H1"), cleanState: "dirty" as const };
		const touched = applyDelta(model, { op: "unit.put", data: { unit: dirty } });
		expect(touched.structure).toBe(false);
		expect([...touched.rows]).toEqual(["H1"]);
	});

	test("a fresh answer drops the stays it no longer has, within its window only", () => {
		const model = sampleModel([
			stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07"),
			stay("2", "H1", ["H1"], "2026-10-08", "2026-10-09"),
		]);
		put(model, stay("3", "H1", ["H1"], "2026-11-08", "2026-11-09", { guest: "远" }));
		mergeAnswer(model, sampleAnswer([stay("2", "H1", ["H1"], "2026-10-08", "2026-10-09")]));
		expect([...model.stays.keys()].sort()).toEqual(["2", "3"]);
		expect(guests(model)).toContain("远");
	});
});

describe("events that come while a block is fetched", () => {
	test("are laid over the older answer again, so nothing deleted comes back and nothing moved jumps back", () => {
		const gone = stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07");
		const moved = stay("2", "R1", ["R1"], "2026-10-05", "2026-10-07");
		const model = sampleModel([gone, moved]);
		const during: Delta[] = [
			{ op: "stay.del", data: { id: "1" } },
			{ op: "stay.put", data: { stay: { ...moved, unitId: "B1", leafIds: ["B1"], version: 2 } } },
		];
		for (const delta of during) applyDelta(model, delta);
		mergeAnswer(model, sampleAnswer([gone, moved]));
		for (const delta of during) applyDelta(model, delta);
		expect([...model.stays.keys()]).toEqual(["2"]);
		expect(stayOf(model, "2").unitId).toBe("B1");
	});
});

describe("optimistic changes", () => {
	test("a refused move gives the bar its place back", () => {
		const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07")]);
		const before = stayOf(model, "1");
		patchStay(model, "1", { unitId: "R1", start: dayOf("2026-10-06"), end: dayOf("2026-10-08") }, isoOf);
		expect(model.stays.get("1")).toMatchObject({ unitId: "R1", from: "2026-10-06", leafIds: ["R1"] });
		restoreStay(model, before);
		expect(model.stays.get("1")).toMatchObject({ unitId: "H1", from: "2026-10-05" });
	});

	test("a refused move does not undo what somebody else did meanwhile", () => {
		const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07")]);
		const before = stayOf(model, "1");
		patchStay(model, "1", { unitId: "R1", start: before.start, end: before.end }, isoOf);
		put(model, stay("1", "B2", ["B2"], "2026-10-05", "2026-10-07", { version: 2 }));
		restoreStay(model, before);
		expect(model.stays.get("1")?.unitId).toBe("B2");
	});
});

describe("house, room and bed know each other", () => {
	test("a sold bed stands in the way of its room and its house, not of the other bed", () => {
		const model = sampleModel([stay("1", "B1", ["B1"], "2026-10-05", "2026-10-07")]);
		const on = (unitId: string) =>
			conflictsOn(model, unitId, dayOf("2026-10-06"), dayOf("2026-10-07"), NOBODY).length;
		expect([on("B1"), on("R2"), on("H2"), on("B2"), on("R1")]).toEqual([1, 1, 1, 0, 0]);
	});

	test("a sold house shades its beds, and a bed makes a union bar on room and house", () => {
		const model = sampleModel([
			stay("1", "H2", ["R1", "B1", "B2"], "2026-10-05", "2026-10-07"),
			stay("2", "B1", ["B1"], "2026-10-10", "2026-10-12"),
		]);
		const picture = (id: string) =>
			pictureOf(model, unitOf(model, id), dayOf("2026-10-01"), dayOf("2026-10-31"));
		expect(picture("B2").shades.map((one) => one.id)).toEqual(["1"]);
		expect(picture("H2").bars.map((bar) => bar.stay.id)).toEqual(["1"]);
		expect(picture("H2").unions).toEqual([
			{ start: dayOf("2026-10-10"), end: dayOf("2026-10-12"), taken: 1, of: 3 },
		]);
		expect(picture("R2").unions[0]).toMatchObject({ taken: 1, of: 2 });
	});

	test("nights may touch: leaving day is the next arrival day", () => {
		const model = sampleModel([stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07")]);
		expect(conflictsOn(model, "H1", dayOf("2026-10-07"), dayOf("2026-10-09"), NOBODY)).toEqual([]);
	});

	test("own holds never stand in the way, those of others do", () => {
		const model = sampleModel();
		put(model, stay("h", "H1", ["H1"], "2026-10-05", "2026-10-07", { kind: "hold", clientId: "other" }));
		expect(conflictsOn(model, "H1", dayOf("2026-10-05"), dayOf("2026-10-06"), NOBODY)).toHaveLength(1);
		put(
			model,
			stay("h", "H1", ["H1"], "2026-10-05", "2026-10-07", { kind: "hold", clientId: "me", version: 2 }),
		);
		stayOf(model, "h").clientId = "me";
		expect(conflictsOn(model, "H1", dayOf("2026-10-05"), dayOf("2026-10-06"), NOBODY)).toHaveLength(0);
	});
});

describe("figures", () => {
	test("a night of a house takes all its leaves; a block takes what no guest has", () => {
		const model = sampleModel([
			stay("1", "H2", ["R1", "B1", "B2"], "2026-10-05", "2026-10-07", { state: "in_house" }),
			stay("2", "H1", ["H1"], "2026-10-06", "2026-10-08", { kind: "block", state: "closed" }),
		]);
		const sums = sumDays(model, countedLeaves(model), dayOf("2026-10-05"), dayOf("2026-10-08"));
		expect(sums.map((sum) => [sum.total, sum.free, sum.occupied, sum.blocked])).toEqual([
			[4, 1, 3, 0],
			[4, 0, 3, 1],
			[4, 3, 0, 1],
		]);
		expect(sums.map((sum) => [sum.arrivals, sum.departures])).toEqual([
			[1, 0],
			[0, 0],
			[0, 1],
		]);
	});

	test("a room change in the middle of a stay is neither arrival nor departure", () => {
		const model = sampleModel([
			stay("1", "H1", ["H1"], "2026-10-04", "2026-10-06", { segment: { index: 1, count: 2 } }),
			stay("2", "R1", ["R1"], "2026-10-06", "2026-10-08", { segment: { index: 2, count: 2 } }),
		]);
		const sums = sumDays(model, countedLeaves(model), dayOf("2026-10-04"), dayOf("2026-10-09"));
		expect(sums.map((sum) => sum.arrivals)).toEqual([1, 0, 0, 0, 0]);
		expect(sums.map((sum) => sum.departures)).toEqual([0, 0, 0, 0, 1]);
	});

	test("free units per type add up to the whole", () => {
		const model = sampleModel([stay("1", "B1", ["B1"], "2026-10-05", "2026-10-07")]);
		const day = dayOf("2026-10-05");
		const types = freeByType(model, countedLeaves(model), day, day + 1);
		expect(Object.fromEntries([...types].map(([type, sums]) => [type, sums[0]?.free]))).toEqual({
			"house:1室1厅": 1,
			"room:单间": 1,
			"bed:床位": 1,
		});
	});

	test("a hold for moving a stay takes no second place while the stay has its own", () => {
		const own = { kind: "hold" as const, movesStay: "1", state: "held" };
		const model = sampleModel([
			stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07"),
			stay("h", "R1", ["R1"], "2026-10-06", "2026-10-08", own),
		]);
		const sums = sumDays(model, countedLeaves(model), dayOf("2026-10-05"), dayOf("2026-10-09"));
		expect(sums.map((sum) => sum.free)).toEqual([3, 3, 3, 4]);
		expect(sums.map((sum) => sum.held)).toEqual([0, 0, 1, 0]);
	});

	test("after a change of rooms the legend counts a guest once, as the corner does", () => {
		const living = { state: "in_house", sourceId: "o" };
		const model = sampleModel([
			stay("1", "H1", ["H1"], "2026-10-04", TODAY, { ...living, segment: { index: 1, count: 2 } }),
			stay("2", "R1", ["R1"], TODAY, "2026-10-07", { ...living, segment: { index: 2, count: 2 } }),
		]);
		const counters = countToday(model, countedLeaves(model));
		const legend = legendCounts(model.stays.values(), model.units.values(), counters, model.today);
		expect([counters.inHouse, legend.get("inHouse")]).toEqual([1, 1]);
	});

	test("no figure is known before an answer of each community that is shown", () => {
		const model = sampleModel();
		const day = dayOf("2026-10-01");
		expect(isKnown(model, "c1", day)).toBe(true);
		expect(isKnown(model, "c1", day + 1)).toBe(false);
		expect(isKnown(model, "all", day)).toBe(true);
		model.communities.set("c2", { id: "c2", name: "二期", checkIn: "14:00", checkOut: "12:00" });
		expect(isKnown(model, "all", day)).toBe(false);
		expect(isKnown(emptyModel(day), null, day)).toBe(false);
	});

	test("the counters of today follow the bars", () => {
		const model = sampleModel([
			stay("1", "H1", ["H1"], "2026-10-05", "2026-10-07"),
			stay("2", "R1", ["R1"], "2026-10-03", "2026-10-05", { state: "in_house" }),
			stay("3", "B1", ["B1"], "2026-09-01", "2027-09-01", { kind: "lease", state: "active" }),
		]);
		expect(countToday(model, countedLeaves(model))).toEqual({
			arrivals: 1,
			departures: 1,
			inHouse: 1,
			free: 2,
			dirty: 0,
			blocked: 0,
			holds: 0,
			leases: 1,
		});
	});
});
