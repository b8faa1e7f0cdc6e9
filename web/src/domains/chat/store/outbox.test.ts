import { expect, test } from "vitest";
import {
	added,
	type Entry,
	nextSteps,
	ofConversation,
	outcomeOf,
	outgoingOf,
	quoteOf,
	retried,
	revived,
	settled,
	without,
} from "./outbox";
import { messageOf } from "./testing";

const entry = (clientId: string, rest: Partial<Entry> = {}): Entry => ({
	clientId,
	owner: "1",
	conversationId: "c1",
	kind: "text",
	body: clientId,
	mentions: [],
	replyTo: null,
	media: null,
	file: null,
	at: Number(clientId.slice(1)),
	state: "waiting",
	percent: 0,
	why: null,
	...rest,
});
const ids = (entries: readonly Entry[]) => entries.map(({ clientId }) => clientId);

test("each conversation sends one at a time, in the order of writing", () => {
	const list = [entry("k1"), entry("k2"), entry("k3", { conversationId: "c2" })];
	expect(ids(nextSteps(list))).toEqual(["k1", "k3"]);
	expect(ids(nextSteps([entry("k1", { state: "sending" }), entry("k2")]))).toEqual([]);
});

test("a file on its way up, and one that was refused, hold nobody back", () => {
	const file = new Blob(["x"]);
	const list = [
		entry("k1", { file, state: "uploading" }),
		entry("k2", { state: "failed" }),
		entry("k3"),
		entry("k4", { file }),
	];
	expect(ids(nextSteps(list))).toEqual(["k3", "k4"]);
});

test("without an answer it waits and goes again by the same id; refused it says why until it is tried again", () => {
	const list = [entry("k1", { state: "sending" })];
	expect(settled(list, "k1", outcomeOf(0, "断了"))).toMatchObject([{ state: "waiting", clientId: "k1" }]);
	expect(settled(list, "k1", outcomeOf(503, ""))).toMatchObject([{ state: "waiting" }]);
	const refused = settled(list, "k1", outcomeOf(403, "你已不在群里"));
	expect(refused).toMatchObject([{ state: "failed", why: "你已不在群里" }]);
	expect(nextSteps(refused)).toEqual([]);
	expect(ids(nextSteps(retried(refused, "k1")))).toEqual(["k1"]);
});

test("after a reload all goes again that was under way, in its order, and nothing twice", () => {
	const list = revived([entry("k2", { state: "sending" }), entry("k1"), entry("k3", { state: "failed" })]);
	expect(list.map(({ clientId, state }) => [clientId, state])).toEqual([
		["k1", "waiting"],
		["k2", "waiting"],
		["k3", "failed"],
	]);
	expect(added(list, entry("k1"))).toHaveLength(3);
	expect(ids(added([entry("k2")], entry("k1")))).toEqual(["k1", "k2"]);
	expect(ids(without(list, "k2"))).toEqual(["k1", "k3"]);
	expect(without(list, "k9")).toBe(list);
});

test("what is sent carries the stored file and what it answers", () => {
	const quote = { id: "9", seq: 1, sender: "她", kind: "text" as const, body: "问", recalled: false };
	const media = { path: "a/b.wav", name: "b.wav", size: 9, seconds: 3, wave: [1, 2] };
	expect(outgoingOf(entry("k1", { kind: "voice", media, replyTo: quote, mentions: ["all"] }))).toEqual({
		conversationId: "c1",
		clientId: "k1",
		kind: "voice",
		body: "k1",
		media: { path: "a/b.wav", seconds: 3, wave: [1, 2] },
		replyTo: "9",
		mentions: ["all"],
	});
});

test("a quote is cut, and a conversation shows its own entries alone", () => {
	const long = messageOf(3, { body: "长".repeat(300), recalledAt: "2026-11-21 08:00:20" });
	expect(quoteOf(long)).toMatchObject({
		id: "m3",
		seq: 3,
		sender: "对方",
		body: "长".repeat(120),
		recalled: true,
	});
	const list = [entry("k1"), entry("k2", { conversationId: "c2" })];
	expect(ids(ofConversation(list, "c2"))).toEqual(["k2"]);
});
