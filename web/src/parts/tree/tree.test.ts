import { describe, expect, it } from "vitest";
import {
	ancestorsOf,
	check,
	checkWhole,
	editsOf,
	familyOf,
	halfOf,
	matches,
	narrow,
	partlyOf,
	pathsTo,
	withEdits,
} from "./tree";

const TREE = [
	{
		key: "system",
		title: "系统",
		children: [
			{ key: "user", title: "用户", children: [{ key: "user:add", title: "新增用户" }] },
			{ key: "role", title: "角色", children: [] },
		],
	},
	{ key: "home", title: "首页" },
];
const FAMILY = familyOf(TREE);

describe("a tree of rights", () => {
	it("grants what is below and the way to it when linked", () => {
		expect(check(FAMILY, new Set(), "user", true, true)).toEqual(new Set(["user", "user:add", "system"]));
	});

	it("grants only what was clicked when not linked", () => {
		expect(check(FAMILY, new Set(), "user", true, false)).toEqual(new Set(["user"]));
	});

	it("takes what is below with it, and leaves the group for the others in it", () => {
		const all = new Set(FAMILY.keys);
		expect(check(FAMILY, all, "user", false, true)).toEqual(new Set(["system", "role", "home"]));
	});

	it("shows a group as half when something below is missing", () => {
		expect(halfOf(FAMILY, new Set(["system", "role"]))).toEqual(new Set(["system"]));
		expect(halfOf(FAMILY, new Set(FAMILY.keys))).toEqual(new Set());
	});

	it("narrows to what matches, with its way", () => {
		const found = narrow(TREE, (node) => matches(node, "新增"));
		expect(familyOf(found).keys).toEqual(["system", "user", "user:add"]);
		expect(pathsTo(FAMILY, ["user:add"])).toEqual(["system", "user"]);
		expect(ancestorsOf(FAMILY, "home")).toEqual([]);
	});

	it("keeps my changes when a colleague saved meanwhile", () => {
		const mine = editsOf(["user", "role"], new Set(["user", "home"]));
		expect(withEdits(["user", "role", "system"], mine)).toEqual(new Set(["user", "home", "system"]));
	});

	it("is found by pinyin and by initials", () => {
		const found = (word: string) => familyOf(narrow(TREE, (node) => matches(node, word))).keys;
		expect(found("xinzeng")).toEqual(["system", "user", "user:add"]);
		expect(found("js")).toEqual(["system", "role"]);
	});
});

describe("a tree where a box stands for all below it", () => {
	it("linked, checks what is below, and what is above once it is complete", () => {
		const users = checkWhole(FAMILY, new Set(), "user", true, true);
		expect(users).toEqual(new Set(["user", "user:add"]));
		expect(partlyOf(FAMILY, users)).toEqual(new Set(["system"]));
		expect(checkWhole(FAMILY, users, "role", true, true)).toContain("system");
	});

	it("linked, what is taken out leaves those above incomplete", () => {
		const all = new Set(FAMILY.keys);
		expect(checkWhole(FAMILY, all, "user:add", false, true)).toEqual(new Set(["role", "home"]));
	});

	it("unlinked, checks only what was clicked", () => {
		expect(checkWhole(FAMILY, new Set(["home"]), "system", true, false)).toEqual(new Set(["home", "system"]));
	});
});
