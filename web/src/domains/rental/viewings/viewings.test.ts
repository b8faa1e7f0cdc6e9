import { expect, it } from "vitest";
import { agentColumns, agentsOf, itemOf, moved, shareOf, shownOf, targetOf, type Viewing } from "./viewings";

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
	expect(itemOf(row({}), { byAgent: false, movable: true, said })).toMatchObject({
		column: "2026-11-23",
		lines: ["1幢 101", "许博文"],
		fixed: false,
	});
	const done = row({ state: "completed", can: [] });
	expect(itemOf(done, { byAgent: true, movable: true, said })).toMatchObject({
		column: "7",
		lines: ["1幢 101", "已完成"],
		tone: "good",
		fixed: true,
	});
	expect(itemOf(row({}), { byAgent: false, movable: false, said }).fixed).toBe(true);
});

it("moves to another day with the same agent, or to another agent on the same day", () => {
	expect(targetOf(row({}), null, "2026-11-25", "evening")).toEqual({
		viewDate: "2026-11-25",
		period: "evening",
		agentId: "7",
	});
	const there = targetOf(row({}), "2026-11-23", "", "noon");
	expect(there).toEqual({ viewDate: "2026-11-23", period: "noon", agentId: "" });
	expect(moved([row({})], "1", there, "")[0]).toMatchObject({ agentId: "", agentId_dictText: "" });
});

it("counts the share that led to a contract, and none of nothing", () => {
	expect(shareOf({ completed: 3, leased: 1 })).toBe(33);
	expect(shareOf({ completed: 0, leased: 0 })).toBe(0);
});
