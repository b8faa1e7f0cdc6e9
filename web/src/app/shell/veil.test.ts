import { expect, test } from "vitest";
import { GRACE_MS, isVeiled, RELOAD_MS } from "./veil";

test("the effect lasts while data is on its way, 1400 ms at most", () => {
	expect(RELOAD_MS).toBe(1400);
	expect(isVeiled({ elapsed: 900, asked: true, waiting: 2 })).toBe(true);
	expect(isVeiled({ elapsed: 1400, asked: true, waiting: 2 })).toBe(false);
});

test("it is cut short when the data is there", () => {
	expect(isVeiled({ elapsed: 30, asked: true, waiting: 0 })).toBe(false);
});

test("a page that asks for nothing is shown after a moment", () => {
	expect(isVeiled({ elapsed: 10, asked: false, waiting: 0 })).toBe(true);
	expect(isVeiled({ elapsed: GRACE_MS, asked: false, waiting: 0 })).toBe(false);
});
