import { describe, expect, test } from "vitest";
import type { Message } from "../wire";
import { dice, ME, OTHER, Talk } from "./testing";
import {
	atEnd,
	fromPage,
	isBehind,
	type Thread,
	trimmed,
	withChanges,
	withMessage,
	withNewer,
	withOlder,
	withoutOlder,
} from "./thread";

const bodies = (thread: Thread) => thread.messages.map(({ seq, body, rev }) => [seq, body, rev]);

function act(talk: Talk, roll: (sides: number) => number): Message {
	const { length } = talk.messages;
	const choice = length < 3 ? 0 : roll(4);
	if (choice === 1)
		return talk.change(1 + roll(length), { body: `改${talk.rev}`, editedAt: "2026-11-21 09:00:00" });
	if (choice === 2) return talk.change(1 + roll(length), { body: "", recalledAt: "2026-11-21 09:00:00" });
	return talk.send(roll(2) ? ME : OTHER);
}

describe("a thread kept by events equals a thread read anew", () => {
	test.each([1, 2, 3, 4, 5])("whatever happens, in order, some twice (%i)", (seed) => {
		const roll = dice(seed);
		const talk = new Talk();
		for (let count = 0; count < 15; count++) act(talk, roll);
		let thread = fromPage(talk.newest(talk.messages.length));
		for (let count = 0; count < 60; count++) {
			const told = act(talk, roll);
			thread = withMessage(thread, told);
			if (roll(3) === 0) thread = withMessage(thread, told);
		}
		expect(bodies(thread)).toEqual(bodies(fromPage(talk.newest(talk.messages.length))));
		expect(thread.rev).toBe(talk.rev);
		expect(isBehind(thread)).toBe(false);
	});

	test.each([6, 7, 8, 9])("out of order, with some lost, once it has caught up (%i)", (seed) => {
		const roll = dice(seed);
		const talk = new Talk();
		for (let count = 0; count < 12; count++) act(talk, roll);
		let thread = fromPage(talk.newest(talk.messages.length));
		const told = Array.from({ length: 40 }, () => act(talk, roll));
		const received = told
			.filter(() => roll(4) > 0)
			.map((one) => ({ one, place: roll(1000) }))
			.sort((a, b) => a.place - b.place);
		for (const { one } of received) thread = withMessage(thread, one);
		thread = withChanges(thread, talk.changes(thread.rev));
		expect(bodies(thread)).toEqual(bodies(fromPage(talk.newest(talk.messages.length))));
		expect(thread.rev).toBe(talk.rev);
	});
});

test("an older state of a message never replaces a newer one", () => {
	const talk = new Talk();
	const first = talk.send(OTHER);
	const edited = talk.change(1, { body: "改过" });
	const thread = [edited, first].reduce(withMessage, fromPage(new Talk().newest()));
	expect(thread.messages.map(({ body }) => body)).toEqual(["改过"]);
});

test("a missing change is known to be missing until it comes", () => {
	const talk = new Talk();
	talk.send(OTHER);
	const before = fromPage(talk.newest());
	const [second, third] = [talk.send(OTHER), talk.send(OTHER)];
	const gap = withMessage(before, third);
	expect(isBehind(gap)).toBe(true);
	expect(gap.rev).toBe(1);
	const whole = withMessage(gap, second);
	expect(isBehind(whole)).toBe(false);
	expect(whole.rev).toBe(3);
	expect(whole.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

describe("a stretch of the history", () => {
	const talk = new Talk();
	for (let count = 0; count < 50; count++) talk.send(OTHER);

	test("takes no message that does not join it, but knows that there is one", () => {
		const middle = fromPage(talk.page(11, 20));
		expect(atEnd(middle)).toBe(false);
		const told = withMessage(middle, { ...talk.messages[49], seq: 51, rev: 51, id: "new" } as Message);
		expect(told.messages.at(-1)?.seq).toBe(20);
		expect(told.lastSeq).toBe(51);
	});

	test("grows both ways by pages and is at the end only when nothing newer was told of", () => {
		const older = withOlder(fromPage(talk.page(31, 40)), talk.page(21, 30));
		expect([older.messages[0]?.seq, older.messages.length, older.hasBefore]).toEqual([21, 20, true]);
		const whole = withNewer(older, talk.page(41, 50));
		expect(atEnd(whole)).toBe(true);
		expect(atEnd(withNewer({ ...older, lastSeq: 51 }, talk.page(41, 50)))).toBe(false);
		expect(withOlder(older, talk.page(1, 20)).hasBefore).toBe(false);
		expect(fromPage({ ...talk.page(31, 40), lastSeq: 35 }).lastSeq).toBe(40);
	});

	test("takes a change of a message that it holds, and none of others", () => {
		const middle = fromPage(talk.page(11, 20));
		const changed = (seq: number) => ({ ...(talk.messages[seq - 1] as Message), rev: 60, body: "改" });
		expect(withMessage(middle, changed(15)).messages[4]?.body).toBe("改");
		expect(withMessage(middle, changed(5)).messages).toEqual(middle.messages);
	});

	test("lets go of what is far away, and knows that it is there", () => {
		const all = { ...fromPage(talk.page(1, 50)), hasBefore: false };
		expect(trimmed(all, 20, "start")).toMatchObject({ hasBefore: true, lastSeq: 50 });
		expect(trimmed(all, 50, "start")).toBe(all);
		const upper = trimmed(all, 20, "end");
		expect([upper.messages.length, atEnd(upper)]).toEqual([20, false]);
	});
});

describe("what an organisation does not keep any longer", () => {
	const talk = new Talk();
	for (let count = 0; count < 6; count++) talk.send(OTHER);
	const quoting = { ...(talk.messages[4] as Message), replyTo: { seq: 2 } as Message["replyTo"] };
	const whole = withMessage({ ...fromPage(talk.page(1, 6)), hasBefore: true }, { ...quoting, rev: 7 });

	test("goes from an open thread, with what quotes it, and nothing is asked for before it", () => {
		const kept = withoutOlder(whole, 4);
		expect(kept.messages.map(({ seq, replyTo }) => [seq, replyTo ?? null])).toEqual([
			[4, null],
			[5, null],
			[6, null],
		]);
		expect(kept.hasBefore).toBe(false);
		expect(withoutOlder(whole, 2).messages[3]?.replyTo).toEqual({ seq: 2 });
	});

	test("goes also when the window was away meanwhile, and all of it leaves an empty end", () => {
		const none = withChanges(whole, { messages: [], rev: 7, more: false, firstSeq: 7 });
		expect([none.messages, none.hasBefore, atEnd(none)]).toEqual([[], false, true]);
		const next = withMessage(none, { ...(talk.messages[5] as Message), seq: 7, rev: 8 });
		expect(next.messages.map(({ seq }) => seq)).toEqual([7]);
	});
});
