import { expect, test } from "vitest";
import type { ResourceAction } from "../describe";
import { stepsOf, whyNot } from "./steps";

const action = (code: string, more: Partial<ResourceAction> = {}) =>
	({ code, label: { zh: code, en: code }, step: true, ...more }) as ResourceAction;

const actions = [action("a"), action("b"), action("c"), action("d", { step: false })];

test("the row says what is possible, what is grey and why, and what is left out", () => {
	const steps = stepsOf(
		{ actions },
		{ can: ["b", "d"], reasons: { a: "locked", c: "nobody" }, mends: { c: "usual" } },
	);
	expect(steps.map(({ action: { code }, blocked }) => [code, blocked])).toEqual([
		["a", true],
		["b", false],
		["c", false],
	]);
});

test("what is mended by way of exception can be taken, but stands behind the rest", () => {
	const [a, b] = stepsOf({ actions }, { can: ["b"], reasons: { a: "too early" }, mends: { a: "rare" } });
	expect([a?.blocked, a?.rare, b?.rare]).toEqual([false, true, false]);
});

test("one reason is told once, for everything that it stands in the way of", () => {
	const steps = stepsOf(
		{ actions },
		{ can: [], reasons: { a: "locked", b: "locked", c: "nobody" }, mends: {} },
	);
	expect([...whyNot(steps)].map(([why, labels]) => [why, labels.map(({ zh }) => zh)])).toEqual([
		["locked", ["a", "b"]],
		["nobody", ["c"]],
	]);
});
