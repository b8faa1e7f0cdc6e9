import { describe, expect, test } from "vitest";
import { shouldAlert } from "./alert-rule";

const WORDS = { kind: "text", recalledAt: null } as const;
const AWAY = { mentioned: false, muted: false, looking: false };

describe("what is worth a sound", () => {
	test("a message in a conversation that nobody looks at", () => {
		expect(shouldAlert(WORDS, AWAY)).toBe(true);
		expect(shouldAlert({ ...WORDS, kind: "voice" }, AWAY)).toBe(true);
	});

	test("in a muted one only what names me", () => {
		expect(shouldAlert(WORDS, { ...AWAY, muted: true })).toBe(false);
		expect(shouldAlert(WORDS, { ...AWAY, muted: true, mentioned: true })).toBe(true);
	});

	test("nothing where one is looking, even when it names me", () => {
		for (const muted of [false, true])
			expect(shouldAlert(WORDS, { mentioned: true, muted, looking: true })).toBe(false);
		expect(shouldAlert(WORDS, { ...AWAY, looking: true })).toBe(false);
	});

	test("neither what the system says nor what was taken back", () => {
		expect(shouldAlert({ ...WORDS, kind: "system" }, { ...AWAY, mentioned: true })).toBe(false);
		expect(shouldAlert({ ...WORDS, recalledAt: "2026-03-01 08:00:00" }, { ...AWAY, mentioned: true })).toBe(
			false,
		);
	});
});
