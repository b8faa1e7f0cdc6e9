import { describe, expect, it } from "vitest";
import type { MenuNode } from "./api";
import { movedTo, stepped } from "./order";

const node = (id: string, children: MenuNode[] = []) => ({ id, children }) as unknown as MenuNode;
const TREE = [node("a", [node("a1"), node("a2"), node("a3")]), node("b")];

describe("the order of the menu", () => {
	it("takes the place of the entry it is dropped on", () => {
		expect(movedTo(TREE, "a3", "a1")).toEqual(["a3", "a1", "a2"]);
		expect(movedTo(TREE, "a1", "a3")).toEqual(["a2", "a3", "a1"]);
	});

	it("does not leave its group by dragging", () => {
		expect(movedTo(TREE, "a1", "b")).toBeNull();
		expect(movedTo(TREE, "a1", "a1")).toBeNull();
	});

	it("steps up and down by key, and stops at the ends", () => {
		expect(stepped(TREE, "b", -1)).toEqual(["b", "a"]);
		expect(stepped(TREE, "b", 1)).toBeNull();
	});
});
