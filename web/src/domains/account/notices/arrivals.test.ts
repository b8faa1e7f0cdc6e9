import { describe, expect, test } from "vitest";
import type { BellContent, Notice } from "@/engine/notices/wire";
import { look } from "./useBell";

const notice = (id: string, sendTime: string) => ({ id, sendTime }) as Notice;
const bell = (...anntMsgList: Notice[]): BellContent => ({
	anntMsgList: anntMsgList as BellContent["anntMsgList"],
	anntMsgTotal: anntMsgList.length,
	sysMsgList: [],
	sysMsgTotal: 0,
});
const old = notice("1", "2026-11-21 08:00:00");

describe("what is new in the bell", () => {
	test("nothing at the first look, whatever waits", () => {
		expect(look(bell(old), null).arrived).toEqual([]);
	});

	test("what was sent since, also within the same second", () => {
		const { seen } = look(bell(old), null);
		const later = notice("2", "2026-11-21 08:00:01");
		const beside = notice("3", "2026-11-21 08:00:00");
		expect(look(bell(later, beside, old), seen).arrived).toEqual([later, beside]);
	});

	test("an older one that moves up when another is read is no news", () => {
		const newer = notice("2", "2026-11-21 09:00:00");
		const { seen } = look(bell(newer), null);
		expect(look(bell(old), seen).arrived).toEqual([]);
	});

	test("a second round of the same announcement is news again", () => {
		const { seen } = look(bell(old), null);
		const again = notice("1", "2026-11-21 10:00:00");
		expect(look(bell(again), seen).arrived).toEqual([again]);
	});
});
