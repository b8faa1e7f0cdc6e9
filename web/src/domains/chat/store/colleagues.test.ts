import { expect, test } from "vitest";
import { applyPresence, type Colleagues, type Presence } from "./colleagues";
import { dice, eventOf } from "./testing";

const received = (state: Colleagues, people: unknown) =>
	applyPresence(state, eventOf("colleagues", { people }));

test("who is here by events is who is here when read anew", () => {
	const roll = dice(7);
	const here = new Map<string, Presence>();
	let held: Colleagues = {};
	for (let round = 0; round < 40; round++) {
		const people: Record<string, Presence | null> = {};
		for (let one = 0; one <= roll(3); one++) {
			const id = String(roll(5));
			const next = ([null, "online", "away"] as const)[roll(3)] ?? null;
			people[id] = next;
			if (next) here.set(id, next);
			else here.delete(id);
		}
		held = received(held, people);
		expect(held).toEqual(Object.fromEntries(here));
	}
});

test("what is no word about people changes nothing", () => {
	const state: Colleagues = { "1": "online" };
	for (const data of [null, {}, { people: null }, { people: 3 }])
		expect(applyPresence(state, eventOf("colleagues", data))).toBe(state);
	expect(applyPresence(state, eventOf("resync", { people: { "1": null } }))).toBe(state);
});
