import { expect, test } from "vitest";
import { actionsWidth, sightOf, tightened } from "./row-sight";
import type { RowAct } from "./useRowActs";

const act = (key: string, danger = false): RowAct => ({ key, label: key, danger, run: () => undefined });
const edit = act("edit");
const remove = act("delete", true);
const names = (own: RowAct[], editing: RowAct | null) => {
	const { seen, behind } = sightOf(own, editing);
	return [seen.map((one) => one.key), behind.map((one) => one.key)];
};

test("the next step of a process is the button, editing waits behind the dots", () => {
	expect(names([act("confirm"), act("note"), remove], edit)).toEqual([
		["confirm"],
		["note", "edit", "delete"],
	]);
	expect(names([act("confirm"), remove], edit)).toEqual([["confirm"], ["edit", "delete"]]);
});

test("what takes away is never before editing", () => {
	expect(names([act("freeze", true), act("password"), remove], edit)).toEqual([
		["password"],
		["edit", "freeze", "delete"],
	]);
	expect(names([act("freeze", true), remove], edit)).toEqual([["edit"], ["freeze", "delete"]]);
});

test("an exception for the row is never before editing, and in sight only where it is alone", () => {
	const early = { ...act("checkIn"), rare: true };
	expect(names([early, act("cashier"), remove], edit)).toEqual([["cashier"], ["edit", "checkIn", "delete"]]);
	expect(names([early], null)).toEqual([["checkIn"], []]);
});

test("a generic act that would be alone in the menu stands in sight", () => {
	expect(names([remove], edit)).toEqual([["edit", "delete"], []]);
	expect(names([act("run")], edit)).toEqual([["run", "edit"], []]);
	expect(names([act("run"), act("stop")], null)).toEqual([["run"], ["stop"]]);
	expect(names([act("run"), act("edit")], null)).toEqual([["run"], ["edit"]]);
	expect(names([remove], null)).toEqual([["delete"], []]);
	expect(names([], null)).toEqual([[], []]);
});

test("the column has room for the widest pair there can be", () => {
	expect(actionsWidth([], ["编辑", "删除"])).toBe(132);
	expect(actionsWidth(["请其完善资料"], ["编辑", "删除"])).toBe(32 + 90 + 14 + 24);
	expect(actionsWidth(["测试连接"], ["编辑"])).toBe(32 + 60 + 14 + 30 + 14);
});

test("where every record has a menu, the dots have room beside the generic acts", () => {
	expect(actionsWidth([], ["编辑", "删除"], true)).toBe(32 + 44 + 44 + 24);
	expect(actionsWidth(["测试连接"], ["编辑"], true)).toBe(32 + 74 + 44 + 24);
	expect(actionsWidth(["请其完善资料"], ["编辑", "删除"], true)).toBe(32 + 90 + 14 + 24);
});

test("beside a name on a phone stands one short act, the rest waits", () => {
	const tight = (labels: string[]) => {
		const seen = labels.map((label): RowAct => ({ key: label, label, run: () => undefined }));
		const found = tightened({ seen, behind: [act("delete")] });
		return [found.seen.map((one) => one.key), found.behind.map((one) => one.key)];
	};
	expect(tight(["编辑", "删除"])).toEqual([["编辑"], ["删除", "delete"]]);
	expect(tight(["跟进时间线"])).toEqual([[], ["跟进时间线", "delete"]]);
});
