import { expect, test } from "vitest";
import type { ResourceAction } from "../describe";
import { stepsOf, whyNot } from "./steps";

const action = (code: string, more: Partial<ResourceAction> = {}) =>
	({ code, label: { zh: code, en: code }, step: true, ...more }) as ResourceAction;

const actions = [action("a"), action("b"), action("c", { mendable: true }), action("d", { step: false })];

test("the row says what is possible, what is grey and why, and what is left out", () => {
	const steps = stepsOf({ actions }, { can: ["b", "d"], reasons: { a: "locked", c: "nobody" } });
	expect(steps.map(({ action: { code }, blocked }) => [code, blocked])).toEqual([
		["a", true],
		["b", false],
		["c", false],
	]);
});

test("one reason is told once, for everything that it stands in the way of", () => {
	const steps = stepsOf({ actions }, { can: [], reasons: { a: "locked", b: "locked", c: "nobody" } });
	expect([...whyNot(steps)].map(([why, labels]) => [why, labels.map(({ zh }) => zh)])).toEqual([
		["locked", ["a", "b"]],
		["nobody", ["c"]],
	]);
});
