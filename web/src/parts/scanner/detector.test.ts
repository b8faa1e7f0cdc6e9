import { expect, it } from "vitest";
import { canScan, newness } from "./detector";

it("tells a code once as long as it is held before the camera, and again after a while", () => {
	const isNew = newness();
	expect([isNew("A", 0), isNew("A", 1000), isNew("A", 4500), isNew("A", 9000)]).toEqual([
		true,
		false,
		false,
		true,
	]);
	expect([isNew("B", 9100), isNew("A", 9200)]).toEqual([true, true]);
});

it("cannot scan where the browser reads no codes", () => {
	expect(canScan()).toBe(false);
});
