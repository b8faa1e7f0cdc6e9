import { expect, test } from "vitest";
import { choicesAt, momentOf, wallText } from "./times";

const at = (text: string) => Object.fromEntries(choicesAt(momentOf(text)).map((one) => [one.key, one.at]));

test("on a Saturday afternoon there are half an hour, tonight, tomorrow and Monday", () => {
	expect(at("2026-11-21 15:10:30")).toEqual({
		soon: "2026-11-21 15:40:30",
		tonight: "2026-11-21 18:00:00",
		morning: "2026-11-22 09:00:00",
		monday: "2026-11-23 09:00:00",
	});
});

test("an evening that is over or nearly is no choice, and tomorrow's Monday is said once", () => {
	expect(Object.keys(at("2026-11-21 17:56:00"))).not.toContain("tonight");
	expect(Object.keys(at("2026-11-21 23:50:00"))).not.toContain("tonight");
	expect(Object.keys(at("2026-11-22 10:00:00"))).not.toContain("monday");
	expect(at("2026-11-23 10:00:00").monday).toBe("2026-11-30 09:00:00");
});

test("just after midnight tomorrow is the next day of the wall, over the end of a year too", () => {
	expect(at("2026-12-31 23:59:00").morning).toBe("2027-01-01 09:00:00");
	expect(at("2027-01-01 00:01:00")).toMatchObject({
		soon: "2027-01-01 00:31:00",
		tonight: "2027-01-01 18:00:00",
		morning: "2027-01-02 09:00:00",
		monday: "2027-01-04 09:00:00",
	});
});

test("a text of the wall's clock is the moment it came from", () => {
	const moment = Date.UTC(2026, 10, 21, 20, 0, 0);
	expect(wallText(moment)).toBe("2026-11-22 04:00:00");
	expect(momentOf(wallText(moment))).toBe(moment);
});
