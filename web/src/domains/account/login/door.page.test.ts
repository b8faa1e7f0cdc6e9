import { describe, expect, it } from "vitest";
import { clock } from "@/kit/useCountdown";
import { casService } from "./useLoginMethods";

describe("the address that a CAS server leads back to", () => {
	it("keeps where one wanted to go and drops the ticket", () => {
		expect(casService("?redirect=%2Frental%2Fboard&ticket=ST-1")).toBe(
			`${location.origin}/user/login?redirect=%2Frental%2Fboard`,
		);
		expect(casService("?ticket=ST-1")).toBe(`${location.origin}/user/login`);
	});
});

it("a wait is said in minutes and seconds", () => {
	expect([clock(600), clock(67), clock(9)]).toEqual(["10:00", "1:07", "0:09"]);
});
