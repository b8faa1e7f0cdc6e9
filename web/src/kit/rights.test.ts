import { expect, test } from "vitest";
import { allows, excludedUnder } from "./rights";
import type { Grants } from "./session";

const grants = (part: object) => ({ menu: [], auth: [], allAuth: [], ...part }) as unknown as Grants;
const CODE = "sys:position:edit";

test("nothing is allowed before the grants are known, and no code asks for none", () => {
	expect(allows(null, CODE)).toBe(false);
	expect(allows(null, null)).toBe(true);
});

test("the person's own list counts, comma lists included", () => {
	const own = grants({ auth: [{ action: `sys:position:add,${CODE}`, type: "1" }] });
	expect(allows(own, CODE)).toBe(true);
	expect(allows(own, "sys:position:delete")).toBe(false);
});

test("a configured but switched-off control is free for all", () => {
	expect(allows(grants({ allAuth: [{ action: CODE, type: "1", status: "0" }] }), CODE)).toBe(true);
	expect(allows(grants({ allAuth: [{ action: CODE, type: "1", status: "1" }] }), CODE)).toBe(false);
});

test("entries of type 2 only disable, they grant nothing", () => {
	expect(allows(grants({ auth: [{ action: CODE, type: "2" }] }), CODE)).toBe(false);
});

test("the server's own codes and the super user count", () => {
	expect(allows(grants({ codes: [CODE] }), CODE)).toBe(true);
	expect(allows(grants({ isSuper: true }), CODE)).toBe(true);
});

test("a menu's prefix keeps what is configured with type 1 and not held", () => {
	const given = grants({
		auth: [{ action: "crm:person:edit", type: "1" }],
		allAuth: [
			{ action: "crm:person:add,crm:person:edit", type: "1", status: "1" },
			{ action: "crm:person:batch_delete", type: "1", status: "1" },
			{ action: "crm:person:export", type: "1", status: "0" },
			{ action: "crm:person:phone", type: "2", status: "1" },
			{ action: "crm:personnel:add", type: "1", status: "1" },
		],
	});
	expect(excludedUnder(given, "crm:person")).toEqual(["add", "batch_delete"]);
	expect(excludedUnder(given, "crm:person:")).toEqual(["add", "batch_delete"]);
	expect(excludedUnder({ ...given, codes: ["crm:person:add"] }, "crm:person")).toEqual(["batch_delete"]);
	expect(excludedUnder({ ...given, isSuper: true }, "crm:person")).toEqual([]);
	expect(excludedUnder(given, "")).toEqual([]);
});
