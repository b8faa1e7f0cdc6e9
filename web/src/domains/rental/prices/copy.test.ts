import { expect, test } from "vitest";
import { copyOf, firstAsked, nightsOf } from "./copy";

const chosen = { unitIds: ["1", "2"], from: "2027-03-01", last: "2027-03-07" };

test("the last days of both periods are a part of them", () => {
	const asked = firstAsked(chosen, "2027-02-01");
	expect(asked.target).toBe("2027-03-08");
	expect(copyOf(chosen.unitIds, { ...asked, untilLast: "2027-03-21" })).toMatchObject({
		to: "2027-03-08",
		until: "2027-03-22",
	});
	expect(firstAsked(chosen, "2027-05-01").target).toBe("2027-05-01");
});

test("a change of prices waits for its number, and none is sent without a change", () => {
	const asked = { ...firstAsked(chosen, "2027-02-01"), value: "x" };
	expect(copyOf(["1"], { ...asked, shift: "percent" })).toBeNull();
	expect(copyOf(["1"], { ...asked, shift: "percent", value: "+10" })?.value).toBe("10");
	expect(copyOf(["1"], asked)?.value).toBeUndefined();
});

test("a night counts its units, and sums what is still to be sold", () => {
	const line = (unitId: string, rest: object) => ({
		unitId,
		night: "2027-03-08",
		old: "100.00",
		new: "120.50",
		sold: false,
		source: "2027-03-01",
		kept: false,
		...rest,
	});
	const lines = [line("1", {}), line("2", { sold: true }), line("3", { new: "100.00", kept: true })];
	expect(nightsOf(lines)).toMatchObject([
		{ night: "2027-03-08", changed: 2, kept: 1, sold: 1, before: "200.00", after: "220.50" },
	]);
});
