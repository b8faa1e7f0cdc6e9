import { describe, expect, test } from "vitest";
import { boxOf, EDGE, FIRST, movedBy, sizeIn } from "./place";

const SCREEN = { width: 1440, height: 900 };
const inside = (box: ReturnType<typeof boxOf>, screen = SCREEN) =>
	box.left >= EDGE &&
	box.top >= EDGE &&
	box.left + box.width <= screen.width - EDGE &&
	box.top + box.height <= screen.height - EDGE;

describe("the floating panel", () => {
	test("moves with the hand", () => {
		const before = boxOf(FIRST, SCREEN);
		const after = boxOf(movedBy(FIRST, { x: -200, y: -40 }, SCREEN), SCREEN);
		expect([before.left - after.left, before.top - after.top]).toEqual([200, 40]);
	});

	test("stays inside however far it is drawn", () => {
		for (const by of [
			{ x: 9000, y: 9000 },
			{ x: -9000, y: -9000 },
		])
			expect(inside(boxOf(movedBy(FIRST, by, SCREEN), SCREEN))).toBe(true);
		expect(movedBy(FIRST, { x: 9000, y: -9000 }, SCREEN)).toEqual({ x: 1, y: 0 });
		expect(inside(boxOf({ x: 5, y: -5 }, SCREEN))).toBe(true);
		expect(movedBy(FIRST, { x: 9, y: 9 }, { width: 500, height: 300 })).toEqual({ x: 0, y: 0 });
	});

	test("is inside again when the window becomes smaller, and no larger than it", () => {
		const small = { width: 820, height: 560 };
		const box = boxOf({ x: 1, y: 1 }, small);
		expect(inside(box, small)).toBe(true);
		expect(sizeIn(small)).toEqual({ width: 796, height: 536 });
	});
});
