import { describe, expect, it } from "vitest";
import type { EventOf } from "@/live/client";
import {
	afterMove,
	alarmsOf,
	applyEvent,
	type BoardData,
	columnsOf,
	dropOn,
	type Filter,
	movesOf,
} from "./board";
import type { HkOrder, HkStaff } from "./order";

const order = (id: string, change: Partial<HkOrder> = {}) =>
	({
		id,
		no: id,
		state: "pending",
		staffId: null,
		staffName: "",
		priority: "L",
		deadline: null,
		minutes: 30,
		version: 1,
		unitTitle: `room ${id}`,
		communityId: "1",
		buildingName: "A",
		...change,
	}) as HkOrder;
const worker = (id: string, change: Partial<HkStaff> = {}) =>
	({ id, name: `w${id}`, minutes: 60, limit: 420, state: "on", open: 1, done: 0, ...change }) as HkStaff;
const board = (orders: HkOrder[], staff = [worker("7"), worker("8")]): BoardData => ({
	date: "2026-05-01",
	today: "2026-05-01",
	staff,
	orders,
});
const news = (op: string, data: unknown) =>
	({ topic: "hk-dispatch", epoch: "e", seq: 1, op, data }) as EventOf<"hk-dispatch">;
const none: Filter = { community: null, building: null, text: "" };
const shape = (data: BoardData, filter = none) =>
	columnsOf(data, filter, false).map((one) => [
		one.staff?.id ?? "-",
		one.open.map((o) => o.id).join(""),
		one.done.length,
	]);

describe("the columns", () => {
	it("hold the unassigned first, then each worker's open orders by urgency with the finished apart", () => {
		const data = board([
			order("a", { deadline: "2026-05-01 15:00:00" }),
			order("b", { priority: "H" }),
			order("c", { staffId: "7", state: "accepted" }),
			order("d", { staffId: "7", state: "completed" }),
		]);
		expect(shape(data)).toEqual([
			["-", "ba", 0],
			["7", "c", 1],
			["8", "", 0],
		]);
	});

	it("leave out who is off duty unless something is still with them", () => {
		const off = [worker("7", { state: "off" }), worker("8"), worker("9", { state: "leave" })];
		expect(shape(board([order("a", { staffId: "7", state: "accepted" })], off)).map(([id]) => id)).toEqual([
			"-",
			"8",
			"7",
		]);
	});

	it("show what the filter asks for", () => {
		const data = board([order("a"), order("b", { buildingName: "B" }), order("c", { communityId: "2" })]);
		expect(shape(data, { ...none, community: "1" })[0]?.[1]).toBe("ab");
		expect(shape(data, { ...none, building: "B" })[0]?.[1]).toBe("b");
		expect(shape(data, { ...none, text: "Room C" })[0]?.[1]).toBe("c");
	});
});

describe("what a colleague or a phone changes", () => {
	it("replaces the card, and ignores what is older than what is shown", () => {
		const data = board([order("a", { version: 5 })]);
		const newer = applyEvent(
			data,
			news("order.put", { order: order("a", { version: 6, state: "dispatched" }) }),
		);
		expect((newer as BoardData).orders[0]?.state).toBe("dispatched");
		expect(
			applyEvent(data, news("order.put", { order: order("a", { version: 4, state: "dispatched" }) })),
		).toBe(data);
	});

	it("adds a new card, and takes a cancelled one away", () => {
		const added = applyEvent(board([]), news("order.put", { order: order("a") })) as BoardData;
		expect(added.orders).toHaveLength(1);
		const gone = applyEvent(
			added,
			news("order.put", { order: order("a", { version: 2, state: "cancelled" }) }),
		);
		expect((gone as BoardData).orders).toEqual([]);
	});

	it("asks the server where the event alone cannot tell", () => {
		const tomorrow = { ...board([]), date: "2026-05-02" };
		expect(applyEvent(tomorrow, news("order.put", { order: order("a") }))).toBe("refetch");
		expect(applyEvent(tomorrow, news("staff.put", { staff: worker("7") }))).toBe("refetch");
	});
});

describe("dropping a card", () => {
	const moves = movesOf([
		{ code: "dispatch", starts: ["pending"] },
		{ code: "redispatch", starts: ["dispatched", "accepted", "abnormal"] },
	]);
	it("dispatches, moves on, or takes back", () => {
		expect(dropOn(order("a"), worker("7"), moves)).toEqual({ kind: "dispatch", staffId: "7" });
		const given = order("a", { state: "accepted", staffId: "7" });
		expect(dropOn(given, worker("8"), moves)).toEqual({ kind: "redispatch", staffId: "8" });
		expect(dropOn(given, null, moves)).toEqual({ kind: "redispatch", staffId: null });
	});

	it("never takes a started order away, and gives nothing to who is on leave", () => {
		expect(dropOn(order("a", { state: "in_progress", staffId: "7" }), worker("8"), moves)).toEqual({
			kind: "none",
			why: "started",
		});
		expect(dropOn(order("a"), worker("8", { state: "leave" }), moves)).toEqual({
			kind: "none",
			why: "leave",
		});
		expect(dropOn(order("a", { state: "accepted", staffId: "7" }), worker("7"), moves)).toEqual({
			kind: "none",
			why: "same",
		});
	});

	it("shows the minutes where the card now is", () => {
		const given = order("a", { state: "accepted", staffId: "7" });
		const moved = afterMove(board([given]), given, worker("8"));
		expect(moved.staff.map((one) => [one.minutes, one.open])).toEqual([
			[30, 0],
			[90, 2],
		]);
		expect(moved.orders[0]).toMatchObject({ staffId: "8", state: "dispatched" });
	});
});

describe("the alarms", () => {
	it("ring three hours before the next guest while the room is not clean, and for every problem", () => {
		const now = new Date("2026-05-01T12:00:00+08:00");
		const orders = [
			order("a", { deadline: "2026-05-01 15:30:00" }),
			order("b", { deadline: "2026-05-01 14:59:00", state: "in_progress" }),
			order("c", { deadline: "2026-05-01 13:00:00", state: "completed" }),
			order("d", { deadline: "2026-05-01 11:00:00" }),
			order("e", { state: "abnormal" }),
			order("f", { deadline: "2026-05-01 13:00:00", state: "to_inspect" }),
		];
		expect(alarmsOf(orders, now).map((one) => one.id)).toEqual(["d", "b", "e"]);
	});
});
