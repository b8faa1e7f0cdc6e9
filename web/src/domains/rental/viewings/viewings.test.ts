import { expect, it } from "vitest";
import {
	agentColumns,
	agentsOf,
	itemOf,
	moved,
	placeOf,
	rowOf,
	rowsOf,
	shareOf,
	shownOf,
	targetOf,
	type Viewing,
} from "./viewings";

const row = (part: Partial<Viewing>) =>
	({
		id: "1",
		viewDate: "2026-11-23",
		period: "noon",
		contactName: "赵强",
		unitId_dictText: "1幢 101",
		agentId: "7",
		agentId_dictText: "许博文",
		state: "booked",
		can: ["rebook"],
		...part,
	}) as Viewing;
const said = (state: string) => (state === "completed" ? "已完成" : state);
const me = { id: "9", name: "林晓雯" };

it("has a column for each agent, for oneself, and for what is nobody's", () => {
	const rows = [row({}), row({ id: "2", agentId: null }), row({ id: "3" })];
	const agents = agentsOf(rows, me);
	expect(agents.map(({ id }) => id).sort()).toEqual(["7", "9"]);
	expect(agentColumns(agents, "", "未分配").at(-1)).toEqual({ key: "", title: "未分配" });
	expect(agentColumns(agents, "7", "未分配")).toEqual([{ key: "7", title: "许博文" }]);
});

it("shows what takes a place, of one agent or of all", () => {
	const rows = [row({}), row({ id: "2", state: "cancelled" }), row({ id: "3", agentId: "8" })];
	expect(shownOf(rows, "").map(({ id }) => id)).toEqual(["1", "3"]);
	expect(shownOf(rows, "8").map(({ id }) => id)).toEqual(["3"]);
});

it("stands by day or by agent, says a state that is over, and moves only while it may", () => {
	expect(itemOf(row({}), { byAgent: false, rows: "periods", movable: true, said })).toMatchObject({
		column: "2026-11-23",
		lines: ["1幢 101", "许博文"],
		fixed: false,
	});
	const done = row({ state: "completed", can: [] });
	expect(itemOf(done, { byAgent: true, rows: "periods", movable: true, said })).toMatchObject({
		column: "7",
		lines: ["1幢 101", "已完成"],
		tone: "good",
		fixed: true,
	});
	expect(itemOf(row({}), { byAgent: false, rows: "periods", movable: false, said }).fixed).toBe(true);
});

it("moves to another day with the same agent, or to another agent on the same day", () => {
	expect(targetOf(row({}), null, "2026-11-25", "evening", "periods")).toEqual({
		viewDate: "2026-11-25",
		period: "evening",
		time: "",
		agentId: "7",
	});
	const there = targetOf(row({}), "2026-11-23", "", "noon", "periods");
	expect(there).toEqual({ viewDate: "2026-11-23", period: "noon", time: "", agentId: "" });
	expect(moved([row({})], "1", there, "")[0]).toMatchObject({ agentId: "", agentId_dictText: "" });
});

const timed = row({ period: "evening", time: "20:30:00" });

it("keeps the time of the clock as long as it stays in its row", () => {
	expect(targetOf(timed, null, "2026-11-25", "evening", "periods").time).toBe("20:30");
	expect(targetOf(timed, null, "2026-11-25", "noon", "periods").time).toBe("");
	expect(targetOf(timed, null, "2026-11-25", "evening 20:00", "hours").time).toBe("20:30");
	expect(targetOf(timed, "2026-11-23", "8", "morning 10:00", "hours")).toEqual({
		viewDate: "2026-11-23",
		period: "morning",
		time: "10:00",
		agentId: "8",
	});
	expect(targetOf(timed, "2026-11-23", "8", "evening", "hours").time).toBe("");
});

it("stands in the hour that its time is in, and first in its period without one", () => {
	const periods = [
		{ value: "morning", text: "上午" },
		{ value: "evening", text: "晚上" },
	];
	const keys = rowsOf(periods, "hours", (text) => `${text} 未定`).map(({ key }) => key);
	expect(keys.slice(0, 3)).toEqual(["morning", "morning 08:00", "morning 09:00"]);
	expect(rowsOf(periods, "periods", String).map(({ key }) => key)).toEqual(["morning", "evening"]);
	const at = (time: string, period: string) => rowOf(placeOf(row({ time, period })), "hours");
	expect(at("20:30:00", "evening")).toBe("evening 20:00");
	expect(at("06:15:00", "morning")).toBe("morning 08:00");
	expect(at("23:30:00", "evening")).toBe("evening 21:00");
	expect(at("", "noon")).toBe("noon");
	expect(itemOf(timed, { byAgent: false, rows: "hours", movable: true, said })).toMatchObject({
		row: "evening 20:00",
		title: "20:30 赵强",
	});
});

it("counts the share that led to a contract, and none of nothing", () => {
	expect(shareOf({ completed: 3, leased: 1 })).toBe(33);
	expect(shareOf({ completed: 0, leased: 0 })).toBe(0);
});
