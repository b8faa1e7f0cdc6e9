import { beforeEach, describe, expect, it } from "vitest";
import { writeStored } from "@/kit/store";
import { turned } from "./choice";
import { noteRecent, readRecent } from "./recent";
import { unwrap, wrap } from "./wrap";

const choices = (...ids: string[]) => ids.map((id) => ({ id, name: `名${id}` }));

describe("what is chosen", () => {
	it("gives way in single mode, and goes on and off in multi mode, in the order of choosing", () => {
		expect(turned(choices("1"), { id: "2", name: "二" }, false)).toEqual([{ id: "2", name: "二" }]);
		expect(turned(choices("1"), { id: "2", name: "二" }, true).map(({ id }) => id)).toEqual(["1", "2"]);
		expect(turned(choices("1", "2"), { id: "1", name: "一" }, true).map(({ id }) => id)).toEqual(["2"]);
	});
});

describe("the last choices", () => {
	beforeEach(() => writeStored("Login_Userinfo", { id: "7" }));

	it("are five, the newest first, each once", () => {
		noteRecent("posts", choices("1", "2", "3", "4"));
		noteRecent("posts", choices("2", "5", "6"));
		expect(readRecent("posts").map(({ id }) => id)).toEqual(["6", "5", "2", "4", "3"]);
	});

	it("are each picker's and each person's own", () => {
		noteRecent("posts", choices("1"));
		expect(readRecent("departs")).toEqual([]);
		writeStored("Login_Userinfo", { id: "8" });
		expect(readRecent("posts")).toEqual([]);
	});

	it("keep nothing but id and name", () => {
		noteRecent("people", [{ id: "1", name: "赵", phone: "13800000000" } as { id: string; name: string }]);
		expect(readRecent("people")).toEqual([{ id: "1", name: "赵" }]);
	});
});

describe("input search", () => {
	it("wraps like in asterisks and puts the sign of the others before the text", () => {
		expect((["like", "ne", "ge", "le"] as const).map((one) => wrap(one, "5"))).toEqual([
			"*5*",
			"!5",
			">=5",
			"<=5",
		]);
		expect(wrap("like", "")).toBe("");
	});

	it("shows what was typed without the signs", () => {
		for (const one of ["like", "ne", "ge", "le"] as const) expect(unwrap(one, wrap(one, "a*b"))).toBe("a*b");
		expect(unwrap("like", "plain")).toBe("plain");
	});
});
