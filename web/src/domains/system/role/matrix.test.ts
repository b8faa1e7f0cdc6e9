import { describe, expect, it } from "vitest";
import { familyOf } from "@/parts/tree/tree";
import type { GrantNode } from "../rights/api";
import { linesOf, turned } from "./matrix";

const node = (key: string, menuType: number, children: GrantNode[] = []): GrantNode => ({
	key,
	title: key,
	icon: null,
	ruled: false,
	menuType,
	children,
});
const TREE = [node("system", 0, [node("roles", 1, [node("add", 2), node("edit", 2)])]), node("home", 1)];

describe("the matrix of rights", () => {
	it("shows every entry in the order of the menu, set in by its depth", () => {
		expect(linesOf(TREE, [], false).map(({ key, depth, button }) => [key, depth, button])).toEqual([
			["system", 0, false],
			["roles", 1, false],
			["add", 2, true],
			["edit", 2, true],
			["home", 0, false],
		]);
	});

	it("shows what differs with the way to it, and nothing of what all have or none has", () => {
		const held = [new Set(["system", "roles", "add"]), new Set(["system", "roles", "add", "edit"])];
		expect(linesOf(TREE, held, true).map(({ key }) => key)).toEqual(["system", "roles", "edit"]);
		expect(linesOf(TREE, held.slice(0, 1), true)).toEqual([]);
	});

	it("gives the way to an entry with it, not its siblings, and takes what is below along", () => {
		const family = familyOf(TREE);
		expect(turned(family, ["home"], "add", true)).toEqual(["home", "system", "roles", "add"]);
		expect(turned(family, ["home", "system", "roles", "add"], "roles", false)).toEqual(["home", "system"]);
	});
});
