import { describe, expect, it } from "vitest";
import type { ActEntry } from "@/parts/phone/queue/entry";
import { faultOf, mayRoll, meanOf, oddities, type Reading, usageOf } from "./judge";
import { isOpen, nextOf, progressOf, project } from "./view-model";

const reading = (change: Partial<Reading> = {}): Reading => ({
	id: "1",
	version: 3,
	round: "5/2026-11-01",
	meterId: "2",
	meterNo: "D1",
	meterKind: "electricity",
	community: "云栖花园",
	building: "1幢",
	place: "101",
	walk: 1,
	readDate: "2026-11-01",
	kind: "normal",
	since: "2026-10-01",
	lastValue: "950",
	digits: 3,
	factor: "1",
	usages: ["10", "12", "8"],
	livedIn: true,
	value: null,
	rolled: false,
	usage: null,
	warnings: [],
	skipped: null,
	photo: null,
	state: "draft",
	conflict: null,
	...change,
});

let seq = 0;
const act = (name: string, said: Record<string, unknown>, refused = false): ActEntry => ({
	seq: ++seq,
	clientId: `c${seq}`,
	owner: "7",
	path: "/x",
	subject: "1",
	at: "2026-11-01 10:00:00",
	tries: 0,
	refusal: refused ? { status: 422, id: "validation", message: "no" } : null,
	kind: "act",
	act: name,
	said,
	gives: "reading",
	photos: [],
});

describe("a value", () => {
	it("is a number that the meter can show and not below the last one", () => {
		for (const text of ["", "abc", "-1", "1.2345", "1000", "949"])
			expect(faultOf(reading(), text, false), text).not.toBeNull();
		for (const text of ["950", "950.5", "999.999"]) expect(faultOf(reading(), text, false), text).toBeNull();
	});

	it("may be lower where a person has seen that the meter went through nought, and only near its end", () => {
		expect(mayRoll(reading())).toBe(true);
		expect(mayRoll(reading({ lastValue: "900" }))).toBe(false);
		expect(faultOf(reading(), "20", true)).toBeNull();
		expect(usageOf(reading(), "20", true)).toBe(70);
		expect(faultOf(reading(), "960", true)).not.toBeNull();
	});

	it("is odd above three times the mean, at nought where somebody lives, and after more than forty days", () => {
		expect(meanOf(reading())).toBe(10);
		expect(oddities(reading(), 30)).toEqual([]);
		expect(oddities(reading(), 30.001)).toHaveLength(1);
		expect(oddities(reading({ usages: ["1", "1"] }), 999)).toEqual([]);
		expect(oddities(reading(), 0)).toHaveLength(1);
		expect(oddities(reading({ livedIn: false }), 0)).toEqual([]);
		expect(oddities(reading({ since: "2026-09-22" }), 5)).toEqual([]);
		expect(oddities(reading({ since: "2026-09-21" }), 5)).toHaveLength(1);
	});

	it("is odd below a third of the mean and behind nought, and then wants a photo", () => {
		expect(oddities(reading(), 3.334)).toEqual([]);
		expect(oddities(reading(), 3.333)).toHaveLength(1);
		expect(oddities(reading(), 3.333, { photo: false })).toHaveLength(2);
		expect(oddities(reading(), 10, { rolled: true, photo: false })).toHaveLength(2);
		expect(oddities(reading({ since: "2026-09-21" }), 5, { photo: false })).toHaveLength(1);
	});

	it("counts the meter's factor", () => expect(usageOf(reading({ factor: "2.5" }), "954", false)).toBe(10));
});

describe("the way", () => {
	it("shows what was read before the server knows of it, but nothing that it refused", () => {
		expect(project(reading(), [act("read", { value: "960" })])).toMatchObject({ value: "960", usage: "10" });
		expect(isOpen(project(reading(), [act("skip", { reason: "没人" })]))).toBe(false);
		expect(isOpen(project(reading(), [act("estimate", {})]))).toBe(false);
		expect(isOpen(project(reading(), [act("read", { value: "960" }, true)]))).toBe(true);
	});

	it("goes on to the next open one and comes back for what was left behind", () => {
		const rows = [reading(), reading({ id: "2", value: "960" }), reading({ id: "3" })];
		expect(nextOf(rows, "1")?.id).toBe("3");
		expect(nextOf(rows, "3")?.id).toBe("1");
		expect(nextOf([reading({ value: "960" })], "1")).toBeNull();
	});

	it("counts a round with what is not on the phone yet", () => {
		const round = { key: "5/2026-11-01", name: "云栖花园", readDate: "2026-11-01", total: 10, more: 3 };
		const rows = [reading(), reading({ id: "2", value: "960" })];
		expect(progressOf([round], rows)[0]?.done).toBe(6);
	});
});
