import { describe, expect, it } from "vitest";
import { clock } from "./useCountdown";
import { casService, ruleOf, type Ways } from "./useWays";

const WAYS = { rules: { mobile: { pattern: "1[3-9]\\d{9}", message: "手机号 | Phone" } } } as unknown as Ways;

describe("the address that a CAS server leads back to", () => {
	it("keeps where one wanted to go and drops the ticket", () => {
		expect(casService("?redirect=%2Frental%2Fboard&ticket=ST-1")).toBe(
			`${location.origin}/user/login?redirect=%2Frental%2Fboard`,
		);
		expect(casService("?ticket=ST-1")).toBe(`${location.origin}/user/login`);
	});
});

it("a rule of the server must fit the whole text", () => {
	const rule = ruleOf(WAYS, "mobile")[0];
	expect(rule?.pattern.test("13912345678")).toBe(true);
	expect(rule?.pattern.test("x13912345678")).toBe(false);
	expect(ruleOf(WAYS, "unknown")).toEqual([]);
});

it("a wait is said in minutes and seconds", () => {
	expect([clock(600), clock(67), clock(9)]).toEqual(["10:00", "1:07", "0:09"]);
});
