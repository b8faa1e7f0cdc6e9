import { describe, expect, test } from "vitest";
import {
	type Dragging,
	type GestureEffect,
	type GestureEvent,
	type GestureState,
	IDLE,
	stepGesture,
} from "./gesture";
import { commandOf, type KeyPress, moveCommandOf } from "./keyboard";
import { lookOf } from "./legend";
import { handlesOf } from "./rules";
import { dayOf, put, sampleModel, stay, stayOf, TODAY } from "./sample";
import { noteOwnChange, remember, undoCut, undoMove, undoResize } from "./undo";
import type { GestureEnv } from "./verdict";
import type { Stay } from "./wire";

const A = stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08");

function env(stays: Stay[]): GestureEnv {
	return {
		model: sampleModel(stays),
		today: dayOf(TODAY),
		clientId: "me",
		mayMove: true,
		mayUnassign: true,
		tick: 0,
	};
}

function run(
	world: GestureEnv,
	events: GestureEvent[],
	from: GestureState = IDLE,
): { state: GestureState; effects: GestureEffect[] } {
	let state = from;
	const effects: GestureEffect[] = [];
	for (const event of events) {
		const next = stepGesture(world, state, event);
		state = next.state;
		effects.push(...next.effects);
	}
	return { state, effects };
}

const press = (
	world: GestureEnv,
	id = "1",
	mode: Dragging["mode"] = "body",
	day = "2026-10-06",
): GestureEvent => ({
	type: "press",
	stay: stayOf(world.model, id),
	mode,
	x: 0,
	y: 0,
	day: dayOf(day),
});
const point = (day: string, unitId: string, x = 100): GestureEvent => ({
	type: "point",
	x,
	y: 0,
	day: dayOf(day),
	unitId,
});
const verdict = (state: GestureState) => (state.phase === "dragging" ? state.verdict : null);

describe("dragging a stay", () => {
	test("a press without movement is a click, not a drag", () => {
		const world = env([A]);
		expect(run(world, [press(world), point("2026-10-06", "H1", 2), { type: "release" }])).toEqual({
			state: IDLE,
			effects: [],
		});
	});

	test("asks for a hold on the target, turns free when granted, and drops with the hold", () => {
		const world = env([A]);
		const asked = run(world, [press(world), point("2026-10-08", "R1")]);
		const target = { unitId: "R1", start: dayOf("2026-10-08"), end: dayOf("2026-10-10") };
		expect(asked.effects).toEqual([
			{ do: "askHold", id: null, target, ignoreStayId: "1" },
			{ do: "startTimer" },
		]);
		expect(verdict(asked.state)).toEqual({ kind: "checking", late: false });
		const late = run(world, [{ type: "late" }], asked.state);
		expect(verdict(late.state)).toEqual({ kind: "checking", late: true });
		const dropped = run(world, [{ type: "granted", id: "h1", target }, { type: "release" }], late.state);
		expect(dropped.effects).toEqual([
			{ do: "drop", plan: expect.objectContaining({ mode: "body", target, holdId: "h1", swapWith: null }) },
		]);
		expect(dropped.state).toEqual(IDLE);
	});

	test("asks one question at a time and then the newest", () => {
		const world = env([A]);
		const moved = run(world, [
			press(world),
			point("2026-10-07", "R1"),
			point("2026-10-08", "R1"),
			point("2026-10-09", "R1"),
		]);
		expect(moved.effects.filter((effect) => effect.do === "askHold")).toHaveLength(1);
		const first = { unitId: "R1", start: dayOf("2026-10-07"), end: dayOf("2026-10-09") };
		const next = run(world, [{ type: "granted", id: "h1", target: first }], moved.state);
		expect(next.effects[0]).toMatchObject({
			do: "askHold",
			id: "h1",
			target: { start: dayOf("2026-10-09") },
		});
	});

	test("a taken night is red at once, without asking, and slides back naming who has it", () => {
		const other = stay("2", "R1", ["R1"], "2026-10-07", "2026-10-09", { guest: "李娜", locked: true });
		const world = env([A, other]);
		const over = run(world, [press(world), point("2026-10-06", "R1")]);
		expect(verdict(over.state)).toMatchObject({ kind: "taken", by: { guest: "李娜" } });
		expect(over.effects).toEqual([]);
		expect(run(world, [{ type: "release" }], over.state).effects[0]).toMatchObject({
			do: "slideBack",
			verdict: { kind: "taken" },
		});
	});

	test("the server's refusal of a hold is shown for its target only", () => {
		const world = env([A]);
		const asked = run(world, [press(world), point("2026-10-08", "R1")]);
		const target = { unitId: "R1", start: dayOf("2026-10-08"), end: dayOf("2026-10-10") };
		const denied = run(world, [{ type: "denied", reason: "李娜 D2", target }], asked.state);
		expect(verdict(denied.state)).toEqual({ kind: "refused", reason: "李娜 D2" });
	});

	test("Esc gives everything back, also a hold that is granted too late", () => {
		const world = env([A]);
		const asked = run(world, [press(world), point("2026-10-08", "R1")]);
		expect(run(world, [{ type: "cancel" }], asked.state).effects).toEqual([]);
		const target = { unitId: "R1", start: dayOf("2026-10-08"), end: dayOf("2026-10-10") };
		expect(stepGesture(world, IDLE, { type: "granted", id: "h9", target }).effects).toEqual([
			{ do: "releaseHold", id: "h9" },
		]);
		const held = run(world, [{ type: "granted", id: "h1", target }, { type: "cancel" }], asked.state);
		expect(held.effects).toEqual([{ do: "releaseHold", id: "h1" }]);
	});

	test("back on the old place nothing is written", () => {
		const world = env([A]);
		const back = run(world, [
			press(world),
			point("2026-10-08", "R1"),
			point("2026-10-06", "H1"),
			{ type: "release" },
		]);
		expect(back.effects.map((effect) => effect.do)).toEqual(["askHold", "startTimer"]);
	});

	test("on another movable bar it offers to swap, when both fit", () => {
		const world = env([A, stay("2", "R1", ["R1"], "2026-10-06", "2026-10-08")]);
		const over = run(world, [press(world), point("2026-10-06", "R1")]);
		expect(verdict(over.state)).toMatchObject({ kind: "swap", with: { id: "2" } });
		expect(run(world, [{ type: "release" }], over.state).effects[0]).toMatchObject({
			do: "drop",
			plan: { swapWith: { id: "2" } },
		});
	});

	test("nobody who lives there is moved by dragging another stay onto the room", () => {
		const there = stay("2", "R1", ["R1"], "2026-10-05", "2026-10-08", { state: "in_house" });
		const world = env([A, there]);
		const over = run(world, [press(world), point("2026-10-06", "R1")]);
		expect(verdict(over.state)).toMatchObject({ kind: "taken", by: { id: "2" } });
		const dropped = run(world, [{ type: "release" }], over.state);
		expect(dropped.effects).not.toContainEqual(expect.objectContaining({ do: "drop" }));
	});

	test("nor does a guest in the house change places with whoever is to come", () => {
		const living = stay("1", "H1", ["H1"], "2026-10-05", "2026-10-08", { state: "in_house" });
		const world = env([living, stay("2", "R1", ["R1"], "2026-10-06", "2026-10-08")]);
		const over = run(world, [press(world, "1", "body", "2026-10-06"), point("2026-10-06", "R1")]);
		expect(verdict(over.state)).toMatchObject({ kind: "taken" });
	});

	test("a lost connection ends the drag", () => {
		const world = env([A]);
		const result = run(world, [press(world), point("2026-10-08", "R1"), { type: "offline" }]);
		expect(result.state).toEqual(IDLE);
		expect(result.effects.at(-1)).toMatchObject({ do: "explain" });
	});
});

describe("edges and splits", () => {
	test("an edge never passes the other end nor today", () => {
		const world = env([A]);
		const end = run(world, [press(world, "1", "end", "2026-10-08"), point("2026-10-01", "H1")]);
		expect((end.state as Dragging).target).toMatchObject({
			start: dayOf("2026-10-06"),
			end: dayOf("2026-10-07"),
		});
		const start = run(world, [press(world, "1", "start", "2026-10-06"), point("2026-09-20", "H1")]);
		expect((start.state as Dragging).target.start).toBe(dayOf(TODAY));
	});

	test("a guest in house keeps past nights: only the end moves, and another room begins today", () => {
		const world = env([stay("1", "H1", ["H1"], "2026-10-03", "2026-10-08", { state: "in_house" })]);
		expect(run(world, [press(world, "1", "start"), point("2026-10-04", "H1")]).state).toEqual(IDLE);
		const moved = run(world, [press(world), point("2026-10-09", "R1")]);
		expect((moved.state as Dragging).target).toEqual({
			unitId: "R1",
			start: dayOf(TODAY),
			end: dayOf("2026-10-08"),
		});
	});

	test("Alt cuts at the grabbed day and moves the rest", () => {
		const world = env([stay("1", "H1", ["H1"], "2026-10-06", "2026-10-10")]);
		const cut = run(world, [press(world, "1", "cut", "2026-10-08"), point("2026-10-09", "R1")]);
		expect((cut.state as Dragging).target).toEqual({
			unitId: "R1",
			start: dayOf("2026-10-08"),
			end: dayOf("2026-10-10"),
		});
	});

	test("what may not move says why", () => {
		const today = dayOf(TODAY);
		const why = (more: Partial<Stay>) =>
			handlesOf({ ...A, ...more, start: today, end: today + 2 }, today).why;
		expect(why({ locked: true })).toContain("已锁定");
		expect(why({ kind: "lease" })).toContain("合同");
		expect(why({ state: "closed" })).toContain("已结清");
		expect(handlesOf({ ...A, start: today, end: today + 2 }, today, false).body).toBe(false);
	});
});

describe("keys", () => {
	const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
		key: name,
		ctrl: false,
		shift: false,
		alt: false,
		composing: false,
		inField: false,
		...more,
	});

	test("letters act, arrows walk, Shift stretches", () => {
		expect(commandOf(key("c"))).toEqual({ do: "step", code: "checkIn" });
		expect(commandOf(key("ArrowRight", { shift: true }))).toEqual({
			do: "walk",
			days: 1,
			rows: 0,
			extend: true,
		});
		expect(commandOf(key("z", { ctrl: true }))).toEqual({ do: "undo" });
		expect(commandOf(key("F10", { shift: true }))).toEqual({ do: "menu" });
	});

	test("nothing fires in a field, while composing, or with browser shortcuts", () => {
		expect(commandOf(key("c", { inField: true }))).toBeNull();
		expect(commandOf(key("c", { composing: true }))).toBeNull();
		expect(commandOf(key("c", { ctrl: true }))).toBeNull();
	});

	test("in move mode arrows push the body, Shift the end, Alt the beginning", () => {
		expect(moveCommandOf(key("ArrowDown"))).toEqual({ do: "push", days: 0, rows: 1, edge: "body" });
		expect(moveCommandOf(key("ArrowRight", { shift: true }))).toMatchObject({ edge: "end" });
		expect(moveCommandOf(key("Enter"))).toEqual({ do: "drop" });
	});
});

describe("looks and undo", () => {
	test("colour never stands alone: every state has its own mark", () => {
		const world = env([A]);
		const base = stayOf(world.model, "1");
		const look = (more: Partial<Stay>) => lookOf({ ...base, ...more }, base.start);
		expect(look({ state: "confirmed" })).toMatchObject({
			tone: "confirmed",
			mark: "arrowIn",
			amber: "start",
		});
		expect(look({ state: "in_house" }).mark).toBe("bed");
		expect(look({ balance: "12.00" }).owing).toBe(true);
		expect(look({ kind: "lease", endingSoon: true })).toMatchObject({
			tone: "lease",
			mark: "clock",
			amber: "end",
		});
		expect(look({ kind: "block", blockKind: "repair" }).mark).toBe("wrench");
	});

	test("a move is taken back with the version that it made itself, not with what somebody made of the bar since", () => {
		const world = env([A]);
		const before = stayOf(world.model, "1");
		const act = undoMove(before);
		noteOwnChange("o1", before.version, 7);
		put(world.model, { ...A, unitId: "R1", leafIds: ["R1"], version: 8 });
		expect(act.inverse(world.model)).toEqual({
			method: "POST",
			path: "/rental/order/move",
			body: {
				id: "o1",
				version: 7,
				stayId: "1",
				unitId: "H1",
				priceMode: "keep",
				from: "2026-10-06",
				to: "2026-10-08",
			},
		});
	});

	test("several own acts are taken back one after the other, and none past somebody else's", () => {
		const world = env([A]);
		const [first, second] = [3, 4].map((version) =>
			undoMove({ ...stayOf(world.model, "1"), sourceId: "o2", version }),
		);
		noteOwnChange("o2", 3, 4);
		noteOwnChange("o2", 4, 5);
		expect(second?.inverse(world.model)?.body.version).toBe(5);
		noteOwnChange("o2", 5, 6);
		expect(first?.inverse(world.model)?.body.version).toBe(6);
		noteOwnChange("o2", 7, 8);
		expect(first?.inverse(world.model)?.body.version).toBe(6);
	});

	test("a split is taken back by moving the cut-off part home", () => {
		const world = env([stay("1", "H1", ["H1"], "2026-10-06", "2026-10-10")]);
		const act = undoCut({ ...stayOf(world.model, "1"), sourceId: "o3", version: 4 }, dayOf("2026-10-08"));
		noteOwnChange("o3", 4, 5);
		const part = { sourceId: "o3", version: 5 };
		put(
			world.model,
			stay("1", "H1", ["H1"], "2026-10-06", "2026-10-08", { ...part, segment: { index: 1, count: 2 } }),
		);
		put(
			world.model,
			stay("9", "R1", ["R1"], "2026-10-08", "2026-10-10", { ...part, segment: { index: 2, count: 2 } }),
		);
		expect(act.inverse(world.model)).toMatchObject({
			path: "/rental/order/move",
			body: { id: "o3", version: 5, stayId: "9", unitId: "H1" },
		});
	});

	test("a shortened stay in house is taken back by extending, and a vanished one not at all", () => {
		const world = env([stay("1", "H1", ["H1"], "2026-10-03", "2026-10-08", { state: "in_house" })]);
		const act = undoResize({ ...stayOf(world.model, "1"), sourceId: "o4", version: 1 });
		noteOwnChange("o4", 1, 2);
		put(world.model, stay("1", "H1", ["H1"], "2026-10-03", "2026-10-06", { state: "in_house", version: 2 }));
		expect(act.inverse(world.model)).toMatchObject({
			path: "/rental/order/extend",
			body: { version: 2, checkOut: "2026-10-08" },
		});
		expect(act.inverse(sampleModel())).toBeNull();
		expect(remember(Array(30).fill(act), act)).toHaveLength(20);
	});
});
