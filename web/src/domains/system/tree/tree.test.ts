import { describe, expect, it } from "vitest";
import { ancestorsOf, check, editsOf, familyOf, halfOf, matches, narrow, pathsTo, withEdits } from "./tree";

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
});
