import { expect, test } from "vitest";
import type { Conversation, Inbox, Message } from "../wire";
import { applyInbox, readTo } from "./inbox";
import { conversationOf, dice, eventOf, inboxOf, ME, messageOf, OTHER, previewOf, Talk } from "./testing";

const received = (inbox: Inbox, op: string, data: unknown): Inbox => {
	const next = applyInbox(inbox, eventOf(op, data), ME);
	if (next === "refetch") throw new Error("asked to read again");
	return next;
};
const names = (inbox: Inbox) => inbox.conversations.map(({ id }) => id);

function asRead(id: string, talk: Talk, mentioned: boolean): Conversation {
	const newest = talk.messages.at(-1);
	const last = newest ? previewOf(newest) : null;
	const counts = (one: Message) => one.seq > talk.readSeq && one.recalledAt === null && one.sender.id !== ME;
	const unread = talk.messages.filter(counts).length;
	return conversationOf(id, {
		lastSeq: talk.messages.length,
		rev: talk.rev,
		lastReadSeq: talk.readSeq,
		unread,
		mentioned: mentioned && unread > 0,
		last,
		lastAt: last?.at ?? null,
	});
}

test.each([1, 2, 3])("a list kept by events equals a list read anew (%i)", (seed) => {
	const roll = dice(seed);
	const talk = new Talk();
	let inbox = inboxOf(conversationOf("c1"));
	let mentioned = false;
	for (let count = 0; count < 50; count++) {
		const by = roll(3) === 0 ? ME : OTHER;
		const recent = talk.messages.at(-1 - roll(2));
		if (talk.messages.length > 2 && recent?.recalledAt === null && roll(3) === 0 && !mentioned) {
			const what = roll(2) === 0 ? { body: `改${count}` } : { body: "", recalledAt: recent.at };
			const message = talk.change(recent.seq, what);
			inbox = received(inbox, "change", { message: previewOf(message) });
		} else if (roll(5) === 0) {
			talk.readSeq = talk.messages.length;
			mentioned = false;
			inbox = received(inbox, "read", { conversationId: "c1", lastReadSeq: talk.readSeq });
		} else {
			const names = by === OTHER && roll(4) === 0;
			const before = talk.readSeq;
			const behind = before < talk.messages.length;
			const byClock = by === ME && behind && roll(2) === 0;
			const message = talk.send(by);
			if (byClock) talk.readSeq = before;
			mentioned = by === ME && !byClock ? false : mentioned || names;
			const conversation = { id: "c1", kind: 2, lastSeq: message.seq, rev: message.rev };
			inbox = received(inbox, "message", { conversation, message: previewOf(message), mentioned: names });
			if (roll(3) === 0)
				inbox = received(inbox, "message", {
					conversation,
					message: previewOf(message),
					mentioned: mentioned && names,
				});
			if (by === ME && behind && !byClock)
				inbox = received(inbox, "read", { conversationId: "c1", lastReadSeq: message.seq });
		}
		expect(inbox).toEqual(inboxOf(asRead("c1", talk, mentioned)));
	}
});

test("the newest conversation stands first, pinned ones before all", () => {
	const inbox = inboxOf(
		conversationOf("c2", { lastAt: "2026-11-21 08:00:05" }),
		conversationOf("c1", { lastAt: "2026-11-21 08:00:01" }),
	);
	const told = received(inbox, "message", { message: messageOf(30), mentioned: false });
	expect(names(told)).toEqual(["c1", "c2"]);
	const pinned = received(told, "conversation", {
		conversation: conversationOf("c2", { pinned: true, lastAt: "2026-11-21 08:00:05" }),
	});
	expect(names(pinned)).toEqual(["c2", "c1"]);
	const at = { lastAt: "2026-11-21 08:00:05" };
	const together = ["9", "12", "10"].reduce(
		(list, id) => received(list, "conversation", { conversation: conversationOf(id, at) }),
		inboxOf(),
	);
	expect(names(together)).toEqual(["12", "10", "9"]);
});

test("an older message and an older state of the last one change no line", () => {
	const last = previewOf(messageOf(5, { rev: 8, body: "改过" }));
	const inbox = inboxOf(conversationOf("c1", { lastSeq: 5, rev: 8, lastReadSeq: 5, last, lastAt: last.at }));
	expect(received(inbox, "message", { message: previewOf(messageOf(4)), mentioned: false })).toEqual(inbox);
	expect(received(inbox, "change", { message: previewOf(messageOf(5, { rev: 7 })) })).toEqual(inbox);
});

test("muted conversations count for themselves alone", () => {
	const inbox = inboxOf(
		conversationOf("c1", { muted: true }),
		conversationOf("c2", { unread: 2, lastSeq: 2 }),
	);
	const told = received(inbox, "message", { message: messageOf(1), mentioned: false });
	expect(told.conversations.find(({ id }) => id === "c1")?.unread).toBe(1);
	expect(told.unread).toBe(2);
});

test("reading goes forwards only and ends being named", () => {
	const inbox = inboxOf(conversationOf("c1", { lastSeq: 9, lastReadSeq: 4, unread: 5, mentioned: true }));
	expect(readTo(inbox, "c1", 3)).toBe(inbox);
	expect(readTo(inbox, "c1", 9).conversations[0]).toMatchObject({ unread: 0, mentioned: false });
	expect(received(inbox, "read", { conversationId: "c1", lastReadSeq: 9 }).unread).toBe(0);
});

test("whether what is left still names one, only the server knows", () => {
	const inbox = inboxOf(conversationOf("c1", { lastSeq: 9, lastReadSeq: 4, unread: 5, mentioned: true }));
	const asked = (op: string, data: unknown) => applyInbox(inbox, eventOf(op, data), ME);
	expect(asked("read", { conversationId: "c1", lastReadSeq: 7 })).toBe("refetch");
	expect(asked("change", { message: previewOf(messageOf(6, { rev: 12 })) })).toBe("refetch");
	expect(asked("change", { message: previewOf(messageOf(3, { rev: 12 })) })).not.toBe("refetch");
	expect(asked("later", {})).toBe("refetch");
	expect(asked("read", { conversationId: "c1", lastReadSeq: "nonsense" })).toBe(inbox);
});

test("what is not known yet is read anew", () => {
	expect(applyInbox(inboxOf(), eventOf("message", { message: messageOf(1) }), ME)).toBe("refetch");
});

test("what is told of the conversation takes back no message that is known", () => {
	const inbox = inboxOf(conversationOf("c1", { rev: 7, lastSeq: 5, lastReadSeq: 1, unread: 4 }));
	const told = received(inbox, "conversation", {
		conversation: conversationOf("c1", { name: "新名", rev: 6, lastSeq: 4, unread: 3, lastReadSeq: 1 }),
	});
	expect(told.conversations[0]).toMatchObject({ name: "新名", lastSeq: 5, unread: 4, rev: 7 });
	const unread = conversationOf("c1", { rev: 8, lastSeq: 5, lastReadSeq: 0, unread: 5 });
	const again = received(told, "conversation", { conversation: unread });
	expect(again.conversations[0]).toMatchObject({ lastReadSeq: 1, unread: 4 });
});

test("who left has it in the list no more", () => {
	const inbox = inboxOf(conversationOf("c1", { unread: 3 }), conversationOf("c2"));
	expect(received(inbox, "left", { conversationId: "c1" })).toEqual(inboxOf(conversationOf("c2")));
});

test("of two drafts the later one counts", () => {
	const inbox = inboxOf(conversationOf("c1", { draft: "早", draftAt: "2026-11-21 08:00:05" }));
	const draft = (text: string, draftAt: string | null) => ({ conversationId: "c1", draft: text, draftAt });
	expect(received(inbox, "draft", draft("旧", "2026-11-21 08:00:01"))).toBe(inbox);
	expect(received(inbox, "draft", draft("新", "2026-11-21 08:00:09")).conversations[0]?.draft).toBe("新");
	expect(received(inbox, "draft", draft("", "2026-11-21 08:00:09")).conversations[0]?.draft).toBeNull();
});

test("what is no message of ours is passed over", () => {
	const inbox = inboxOf(conversationOf("c1"));
	for (const data of [null, {}, { message: 4 }, { message: {} }, { conversation: {} }])
		for (const op of ["message", "change", "conversation", "read", "draft", "unheard of"])
			expect(applyInbox(inbox, eventOf(op, data), ME)).toBe(inbox);
});
