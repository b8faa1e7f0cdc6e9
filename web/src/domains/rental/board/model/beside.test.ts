import { expect, it } from "vitest";
import { beside } from "./beside";

const box = (left: number, top: number) => ({ left, top, width: 100, height: 60 });
/** Two buildings of two columns and two floors, the right one a little lower. */
const BOXES = [
	box(0, 0),
	box(110, 0),
	box(0, 70),
	box(110, 70),
	box(400, 20),
	box(510, 20),
	box(400, 90),
	box(510, 90),
];

it("goes along a row, also into the next building, and stops at its ends", () => {
	expect(beside(BOXES, 0, "ArrowRight")).toBe(1);
	expect(beside(BOXES, 1, "ArrowRight")).toBe(4);
	expect(beside(BOXES, 4, "ArrowLeft")).toBe(1);
	expect(beside(BOXES, 0, "ArrowLeft")).toBeNull();
	expect(beside(BOXES, 5, "ArrowRight")).toBeNull();
});

it("goes to the next floor in the same column", () => {
	expect(beside(BOXES, 1, "ArrowDown")).toBe(3);
	expect(beside(BOXES, 7, "ArrowUp")).toBe(5);
	expect(beside(BOXES, 2, "ArrowDown")).toBeNull();
});
