import { beforeAll, expect, test, vi } from "vitest";
import { actionsWithoutRow, actionView, registerActions, rowActions, runDrawn, stepDialogs } from "./actions";
import type { Describe, ResourceAction, Row } from "./describe";

const post = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("@/kit/http", () => ({ postAt: post }));

const action = (code: string, more: Partial<ResourceAction> = {}): ResourceAction => ({
	code,
	label: { zh: code, en: code },
	needs: `a:b:${code}`,
	batch: false,
	confirm: null,
	drawn: true,
	danger: false,
	withoutRow: false,
	step: false,
	starts: [],
	on: [],
	rare: false,
	when: {},
	fields: [],
	...more,
});

beforeAll(() => registerActions({ "a/b:own": { run: async () => "own", fits: (row) => row.id === "1" } }));

test("a declared action fits rows whose fields have one of the values, nothing included", () => {
	const fits = (when: Record<string, string[]>, row: object) =>
		actionView("a/b", action("x", { when }))?.fits?.({ id: "1", ...row });
	expect(fits({ state: ["open", "held"] }, { state: "held" })).toBe(true);
	expect(fits({ state: ["open"] }, { state: "closed" })).toBe(false);
	expect(fits({ state: ["open"], paid: ["0.00"] }, { state: "open", paid: "1.00" })).toBe(false);
	expect(fits({ revokedAt: [""] }, { revokedAt: null })).toBe(true);
	expect(fits({ revokedAt: [""] }, { revokedAt: "2026-01-01 00:00:00" })).toBe(false);
});

test("a transition fits the rows that say so, whatever a domain's own dialog adds", () => {
	const fits = (code: string, row: object) =>
		actionView("a/b", action(code, { step: true }))?.fits?.({ id: "1", ...row });
	expect(fits("x", { can: ["x"], reasons: {} })).toBe(true);
	expect(fits("x", { can: [], reasons: { x: "no" } })).toBe(false);
	expect(fits("x", { can: [], reasons: { x: "no" }, mends: { x: "usual" } })).toBe(true);
	expect(fits("own", { can: ["own"], reasons: {} })).toBe(true);
	expect(fits("own", {})).toBe(false);
});

test("a step is an exception where it is declared as one, and where the row says so", () => {
	const rare = (more: Partial<ResourceAction>, row: object) =>
		actionView("a/b", action("x", { step: true, ...more }))?.rare?.({ id: "1", ...row });
	expect(rare({ rare: true }, { can: ["x"] })).toBe(true);
	expect(rare({}, { can: ["x"] })).toBe(false);
	expect(rare({}, { can: [], mends: { x: "rare" } })).toBe(true);
});

test("an act that only leads somewhere says where, by what the row says", () => {
	const view = actionView("a/b", action("run", { drawn: false, opens: "/report?code={code}&id={id}" }));
	expect(view?.opens?.({ id: "7", code: "a b&c" })).toBe("/report?code=a%20b%26c&id=7");
	expect([view?.run, view?.asks, view?.Dialog]).toEqual([undefined, undefined, undefined]);
});

test("what asks nothing is sent for each row with the version that was seen", async () => {
	await actionView("a/b", action("x"))?.run?.([{ id: "1", rowVersion: 4 }, { id: "2" }]);
	expect(post.mock.calls).toEqual([
		["/a/b/x", { id: "1", version: 4 }, { quiet: true }],
		["/a/b/x", { id: "2", version: 0 }, { quiet: true }],
	]);
	const asking = actionView("a/b", action("x", { fields: [{} as never] }));
	expect([asking?.asks, asking?.run]).toEqual([true, undefined]);
});

test("a domain's own view comes first, and an action that nobody tells is not shown", () => {
	const own = actionView("a/b", action("own", { danger: true, when: { state: ["open"] } }));
	expect([own?.danger, own?.asks]).toEqual([true, undefined]);
	expect(own?.fits?.({ id: "1", state: "open" })).toBe(true);
	expect(own?.fits?.({ id: "2", state: "open" })).toBe(false);
	expect(own?.fits?.({ id: "1", state: "closed" })).toBe(false);
	const actions = [action("own"), action("drawn"), action("told", { drawn: false })];
	const shown = rowActions({ path: "a/b", actions } as Describe);
	expect(shown.map((one) => one.code)).toEqual(["own", "drawn"]);
});

const Dialog = { default: () => null };
test("a file of steps is the dialog of its code, and of the resource of its feature", () => {
	registerActions(
		stepDialogs({ orders: "housekeeping/order" }, { "./orders/steps/fail.tsx": async () => Dialog }),
	);
	expect(actionView("housekeeping/order", action("fail", { drawn: false }))?.Dialog).toBeDefined();
	expect(actionView("housekeeping/order", action("pass", { drawn: false }))).toBeUndefined();
	expect(() => stepDialogs({}, { "./staff/steps/bind.tsx": async () => Dialog })).toThrow("staff/steps/bind");
});

test("an action that needs no row stands above the list and is one call with what it asks", async () => {
	post.mockClear();
	const withoutRow = action("x", { withoutRow: true, fields: [{} as never] });
	const describe = { path: "a/b", actions: [withoutRow, action("y")] } as Describe;
	expect(rowActions(describe).map((one) => one.code)).toEqual(["y"]);
	expect(actionsWithoutRow(describe).map((one) => one.code)).toEqual(["x"]);
	await runDrawn("a/b", withoutRow, [], { month: "2026-11-01" });
	expect(post.mock.calls).toEqual([["/a/b/x", { month: "2026-11-01" }, { quiet: true }]]);
});

test("the answer for a row is given, since it may be told this once", async () => {
	post.mockResolvedValueOnce({ shownOnce: "482913" } as unknown as undefined);
	const row = { id: "1", rowVersion: 2 } as Row;
	expect(await runDrawn("a/b", action("issue"), [row])).toEqual({ shownOnce: "482913" });
});
