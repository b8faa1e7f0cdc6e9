import { describe, expect, it } from "vitest";
import type { Guest } from "../api";
import { errorsOf, findGaps, gapsText } from "./registration";

const guest = (change: Partial<Guest> = {}): Guest => ({
	id: "",
	name: "林一",
	gender: "1",
	idType: "1",
	idNo: "11010519491231002X",
	phone: "13800000001",
	isMain: true,
	...change,
});

describe("what a check-in would miss of its guests", () => {
	it("is nothing where every guest is complete", () => {
		expect(findGaps([guest(), guest()])).toEqual([]);
	});

	it("is said guest by guest, by name or by number, and at each field", () => {
		const gaps = findGaps([guest({ phone: "" }), guest({ name: "", idNo: "" })]);
		expect(gapsText(gaps)).toBe("林一还缺手机；入住人2还缺姓名、证件号码");
		expect(Object.keys(errorsOf(gaps))).toEqual(["guests.0.phone", "guests.1.name", "guests.1.idNo"]);
	});

	it("is a guest at all where nobody is entered", () => {
		expect(Object.keys(errorsOf(findGaps([])))).toEqual(["guests"]);
	});
});
