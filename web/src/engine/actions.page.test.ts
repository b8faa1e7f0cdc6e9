import { beforeAll, expect, test, vi } from "vitest";
import { actionView, registerActions, rowActions, runDrawn, standingActions } from "./actions";
import type { Describe, ResourceAction } from "./describe";

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
	standing: false,
	step: false,
	starts: [],
	on: [],
	rare: false,
	when: {},
	fields: [],
	...more,
});

beforeAll(() => registerActions({ "a/b:own": { run: async () => "own", danger: true } }));

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
	expect(actionView("a/b", action("own"))?.danger).toBe(true);
	const actions = [action("own"), action("drawn"), action("told", { drawn: false })];
	const shown = rowActions({ path: "a/b", actions } as Describe);
	expect(shown.map((one) => one.code)).toEqual(["own", "drawn"]);
});

test("an action that needs no row stands above the list and is one call with what it asks", async () => {
	post.mockClear();
	const standing = action("x", { standing: true, fields: [{} as never] });
	const describe = { path: "a/b", actions: [standing, action("y")] } as Describe;
	expect(rowActions(describe).map((one) => one.code)).toEqual(["y"]);
	expect(standingActions(describe).map((one) => one.code)).toEqual(["x"]);
	await runDrawn("a/b", standing, [], { month: "2026-11-01" });
	expect(post.mock.calls).toEqual([["/a/b/x", { month: "2026-11-01" }, { quiet: true }]]);
});
