import { describe, expect, it } from "vitest";
import { BUTTON, GROUP, type MenuNode } from "./api";
import { dropAt, edgeAt, stepped } from "./order";

const node = (id: string, menuType = GROUP, children: MenuNode[] = []) =>
	({ id, menuType, children }) as unknown as MenuNode;
const TREE = [
	node("a", GROUP, [node("a1"), node("a2"), node("a3", GROUP, [node("add", BUTTON)])]),
	node("b"),
];

describe("an entry of the menu", () => {
	it("is dropped before, after or below another, under whatever parent", () => {
		expect(dropAt(TREE, "a3", "a1", "before")).toEqual({ id: "a3", parentId: "a", beforeId: "a1" });
		expect(dropAt(TREE, "a1", "a2", "after")).toEqual({ id: "a1", parentId: "a", beforeId: "a3" });
		expect(dropAt(TREE, "a1", "b", "into")).toEqual({ id: "a1", parentId: "b", beforeId: null });
		expect(dropAt(TREE, "a1", "b", "after")).toEqual({ id: "a1", parentId: null, beforeId: null });
	});

	it("is not dropped on itself or below itself, and a button not at the top", () => {
		for (const [moved, target, edge] of [
			["a", "a", "into"],
			["a", "a1", "into"],
			["a", "add", "before"],
			["add", "b", "after"],
		] as const)
			expect(dropAt(TREE, moved, target, edge)).toBeNull();
		expect(dropAt(TREE, "add", "b", "into")?.parentId).toBe("b");
	});

	it("shows by its edges that something falls beside it, and a button has nothing below", () => {
		expect([0.1, 0.5, 0.9].map((share) => edgeAt(share, node("x")))).toEqual(["before", "into", "after"]);
		expect([0.4, 0.6].map((share) => edgeAt(share, node("x", BUTTON)))).toEqual(["before", "after"]);
	});

	it("steps up and down by key, and stops at the ends", () => {
		expect(stepped(TREE, "b", -1)).toEqual({ id: "b", parentId: null, beforeId: "a" });
		expect(stepped(TREE, "a1", 1)).toEqual({ id: "a1", parentId: "a", beforeId: "a3" });
		expect(stepped(TREE, "b", 1)).toBeNull();
	});
});
