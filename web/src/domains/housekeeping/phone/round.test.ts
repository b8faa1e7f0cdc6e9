import { describe, expect, it } from "vitest";
import type { HkOrder } from "@/domains/housekeeping/order";
import { fitWithin } from "@/parts/phone/queue/picture";
import { arrange, missedDeadlines, moveCard, progressOf } from "./round";

const order = (id: string, change: Partial<HkOrder> = {}) =>
	({
		id,
		no: id,
		state: "accepted",
		priority: "L",
		deadline: null,
		minutes: 30,
		startedAt: null,
		...change,
	}) as HkOrder;
const ids = (orders: HkOrder[]) => orders.map((one) => one.id).join("");

describe("her list", () => {
	it("stands by priority, then by deadline, with finished work below", () => {
		const list = [
			order("a", { state: "completed" }),
			order("b", { deadline: "2026-05-01 15:00:00" }),
			order("c"),
			order("d", { deadline: "2026-05-01 12:00:00" }),
			order("e", { priority: "H" }),
		];
		expect(ids(arrange(list, []))).toBe("edbca");
	});

	it("has what she works on on top, and what waits for the supervisor below the rest", () => {
		const list = [
			order("a", { state: "abnormal", priority: "H" }),
			order("b"),
			order("c", { state: "in_progress" }),
		];
		expect(ids(arrange(list, []))).toBe("cba");
	});

	it("keeps the sequence she chose", () => {
		expect(ids(arrange([order("a"), order("b"), order("c")], ["c", "a"]))).toBe("cab");
	});

	it("shows nothing that is no longer hers", () => {
		expect(
			ids(arrange([order("a", { state: "pending" }), order("b", { state: "cancelled" }), order("c")], [])),
		).toBe("c");
	});

	it("lets a card go up and down, and stops at the ends", () => {
		const list = [order("a"), order("b"), order("c", { state: "completed" })];
		expect(moveCard(list, "b", -1)).toEqual(["b", "a"]);
		expect(moveCard(list, "a", -1)).toEqual(["a", "b"]);
		expect(moveCard(list, "b", 1)).toEqual(["a", "b"]);
	});

	it("warns of a deadline that the sequence would miss, whatever zone the phone is set to", () => {
		const now = new Date("2026-05-01T10:00:00+08:00");
		const tight = order("b", { deadline: "2026-05-01 10:45:00" });
		expect(ids(missedDeadlines([order("a"), tight], now))).toBe("b");
		expect(ids(missedDeadlines([tight, order("a")], now))).toBe("");
	});

	it("counts what is left of a started order only", () => {
		const now = new Date("2026-05-01T10:20:00+08:00");
		const started = order("a", { state: "in_progress", startedAt: "2026-05-01 10:00:00" });
		expect(missedDeadlines([started, order("b", { deadline: "2026-05-01 11:00:00" })], now)).toEqual([]);
	});

	it("says how far the day is", () => {
		expect(progressOf([order("a", { state: "completed" }), order("b"), order("c")])).toEqual({
			done: 1,
			total: 3,
			minutes: 60,
		});
	});
});

describe("a picture", () => {
	it("shrinks to the longest side and is never enlarged", () => {
		expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
		expect(fitWithin({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
		expect(fitWithin({ width: 9000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
	});
});
