import { describe, expect, it } from "vitest";
import { freeByType } from "./figures";
import { IDLE, stepGesture } from "./gesture";
import { applyDelta, patchStay, restoreStay } from "./merge";
import { waitingStays } from "./model";
import { actsOfStay, handlesOf } from "./rules";
import { dayOf, put, sampleModel, stay, stayOf, TODAY } from "./sample";
import { freePlaces, packUnassigned, patchUnassigned, typesFor, UNASSIGNED, whyNotBack } from "./unassigned";
import { undoAssign, undoUnassign } from "./undo";
import { typeOf, typePair } from "./unit-type";
import { type GestureEnv, targetFor } from "./verdict";
import type { Stay, WaitingStay } from "./wire";

const HOUSE = "house:1室1厅";

function waiting(id: string, from: string, to: string, more: Partial<WaitingStay> = {}): WaitingStay {
	const place = { unitType: HOUSE, communityId: "c1", overbooked: false, revision: 0 };
	return { ...stay(id, "", [], from, to), ...place, ...more };
}

function env(stays: Stay[]): GestureEnv {
	const world = { today: dayOf(TODAY), clientId: "me", mayMove: true, mayUnassign: true, tick: 0 };
	return { model: sampleModel(stays), ...world };
}

describe("the unassigned queue of stays without a unit", () => {
	it("names types by kind and layout, and only leaves sold by the night have one", () => {
		const { model } = env([]);
		const unit = (id: string) => model.units.get(id);
		expect(typePair(HOUSE)).toBe("1室1厅 整套 | 1室1厅 Whole");
		expect(["H1", "H2", "R1", "R2", "B1"].map((id) => unit(id) && typeOf(unit(id) as never))).toEqual([
			HOUSE,
			null,
			"room:单间",
			null,
			"bed:床位",
		]);
	});

	it("puts overbooked stays first and stacks what would touch", () => {
		const { model } = env([
			waiting("1", "2026-10-06", "2026-10-08"),
			waiting("2", "2026-10-08", "2026-10-09"),
			waiting("3", "2026-10-07", "2026-10-10", { overbooked: true }),
			waiting("4", "2026-11-07", "2026-11-10"),
		]);
		const unassigned = packUnassigned(model, "c1", dayOf("2026-10-01"), dayOf("2026-10-20"));
		expect(unassigned.bars.map((bar) => [bar.stay.id, bar.line])).toEqual([
			["3", 0],
			["1", 1],
			["2", 1],
		]);
		expect([unassigned.lines, unassigned.overbooked]).toEqual([2, 1]);
		expect(packUnassigned(model, "c2", dayOf("2026-10-01"), dayOf("2026-10-20")).bars).toEqual([]);
	});

	it("counts waiting stays against the free places of their type, below zero when overbooked", () => {
		const { model } = env([
			waiting("1", "2026-10-06", "2026-10-08"),
			waiting("2", "2026-10-07", "2026-10-08"),
		]);
		const nights = ["2026-10-05", "2026-10-06", "2026-10-07"].map(dayOf);
		expect(nights.map((night) => freePlaces(model, "c1", HOUSE, night))).toEqual([1, 0, -1]);
		const rows = freeByType(model, new Set(["H1", "R1", "B1", "B2"]), nights[0] ?? 0, (nights[2] ?? 0) + 1);
		expect(rows.get(HOUSE)?.map((sum) => sum.free)).toEqual([1, 0, -1]);
		const [first] = typesFor(model, "c1", nights[0] ?? 0, (nights[2] ?? 0) + 1).filter(
			(one) => one.unitType === HOUSE,
		);
		expect(first?.free).toBe(-1);
	});

	it("keeps one stay through assigning and putting back, whatever comes first", () => {
		const { model } = env([waiting("1", "2026-10-06", "2026-10-08")]);
		applyDelta(model, { op: "unassigned.del", data: { id: "1" } });
		applyDelta(model, {
			op: "stay.put",
			data: { stay: stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08", { version: 2 }) },
		});
		expect([stayOf(model, "1").unitId, waitingStays(model, "c1").length]).toEqual(["H1", 0]);
		applyDelta(model, {
			op: "unassigned.put",
			data: { stay: waiting("1", "2026-10-06", "2026-10-08", { version: 3 }) },
		});
		applyDelta(model, { op: "stay.del", data: { id: "1" } });
		expect(waitingStays(model, "c1").map((one) => one.id)).toEqual(["1"]);
		expect(model.staysOfLeaf.get("H1")?.size).toBe(0);
	});

	it("takes a mark that turned, and no older one", () => {
		const { model } = env([waiting("1", "2026-10-06", "2026-10-08", { revision: 1 })]);
		const turned = waiting("1", "2026-10-06", "2026-10-08", { revision: 2, overbooked: true });
		expect(applyDelta(model, { op: "unassigned.put", data: { stay: turned } }).unassigned).toBe(true);
		applyDelta(model, {
			op: "unassigned.put",
			data: { stay: { ...turned, revision: 1, overbooked: false } },
		});
		expect(stayOf(model, "1").overbooked).toBe(true);
	});

	it("is dragged onto a unit with its dates kept, asks for a hold and drops", () => {
		const world = env([waiting("1", "2026-10-06", "2026-10-08")]);
		const one = stayOf(world.model, "1");
		const handles = handlesOf(one, world.today);
		expect([handles.body, handles.shiftDates, handles.start, handles.end]).toEqual([
			true,
			false,
			false,
			false,
		]);
		const target = { unitId: "H1", start: one.start, end: one.end };
		expect(targetFor(one, handles, "body", world.today, one.start, one.start + 5, "H1")).toEqual(target);
		const picked = stepGesture(world, IDLE, { type: "pickUp", stay: one, mode: "body", day: one.start });
		const aimed = stepGesture(world, picked.state, { type: "aim", target });
		expect(aimed.effects[0]).toMatchObject({ do: "askHold", ignoreStayId: "1" });
		const granted = stepGesture(world, aimed.state, { type: "granted", id: "h", target });
		const dropped = stepGesture(world, granted.state, { type: "release" });
		expect(dropped.effects).toMatchObject([{ do: "drop", plan: { target, holdId: "h", swapWith: null } }]);
	});

	it("never swaps with a stay that has a unit: that one would have nowhere to go", () => {
		const taken = stay("9", "H1", ["H1"], "2026-10-06", "2026-10-08");
		const world = env([waiting("1", "2026-10-06", "2026-10-08"), taken]);
		const one = stayOf(world.model, "1");
		const picked = stepGesture(world, IDLE, { type: "pickUp", stay: one, mode: "body", day: one.start });
		const target = { unitId: "H1", start: one.start, end: one.end };
		expect(stepGesture(world, picked.state, { type: "aim", target }).state).toMatchObject({
			verdict: { kind: "taken" },
		});
	});

	it("takes back what is not in the house, and says why it does not take the rest", () => {
		const world = env([
			stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08"),
			stay("2", "R1", ["R1"], "2026-10-04", "2026-10-08", { state: "in_house" }),
		]);
		const unassigned = (id: string) => {
			const one = stayOf(world.model, id);
			const picked = stepGesture(world, IDLE, { type: "pickUp", stay: one, mode: "body", day: one.start });
			const target = { unitId: UNASSIGNED, start: one.start, end: one.end };
			return stepGesture(world, picked.state, { type: "aim", target }).state;
		};
		expect(unassigned("1")).toMatchObject({ verdict: { kind: "free" } });
		expect(unassigned("2")).toMatchObject({ verdict: { kind: "refused" } });
		expect(whyNotBack(stayOf(world.model, "1"), world.model.units.get("H2"))).toContain("户型");
	});

	it("paints both ways before the server agrees, and slides back", () => {
		const world = env([stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08")]);
		const before = stayOf(world.model, "1");
		expect(patchUnassigned(world.model, "1").unassigned).toBe(true);
		expect(stayOf(world.model, "1")).toMatchObject({ unitId: UNASSIGNED, unitType: HOUSE, leafIds: [] });
		restoreStay(world.model, before);
		expect(stayOf(world.model, "1").unitId).toBe("H1");
		put(world.model, waiting("2", "2026-10-10", "2026-10-12"));
		const two = stayOf(world.model, "2");
		patchStay(world.model, "2", { unitId: "H1", start: two.start, end: two.end }, (day) => String(day));
		expect(waitingStays(world.model, "c1")).toEqual([]);
	});

	it("is moved by hand, and undone by its opposite", () => {
		const world = env([
			waiting("1", "2026-10-06", "2026-10-08"),
			stay("2", "H1", ["H1"], "2026-10-09", "2026-10-10"),
		]);
		expect(actsOfStay(stayOf(world.model, "1")).ahead).toContain("move");
		expect(actsOfStay(stayOf(world.model, "2")).ahead).not.toContain("move");
		expect(undoAssign(stayOf(world.model, "1")).inverse(world.model)?.path).toBe("/rental/order/unassign");
		expect(undoUnassign(stayOf(world.model, "2")).inverse(world.model)?.body).toMatchObject({ unitId: "H1" });
	});
});
