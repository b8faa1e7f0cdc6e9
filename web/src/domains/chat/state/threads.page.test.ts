import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OTHER, Talk } from "../store/testing";
import type { Message } from "../wire";
import {
	catchUp,
	forgetThreads,
	hear,
	readAround,
	readBefore,
	readNewest,
	threadNow,
	useThread,
} from "./threads";

/** The server's answers, each given when the test says so. */
let asked: Array<{ path: string; answer(result: unknown, status?: number): void }> = [];

beforeEach(() => {
	asked = [];
	vi.stubGlobal("fetch", (url: string) => {
		return new Promise((done) => {
			asked.push({
				path: url,
				answer: (result, status = 200) =>
					done(
						new Response(JSON.stringify({ success: status === 200, code: status, message: "", result }), {
							status,
							headers: { "content-type": "application/json" },
						}),
					),
			});
		});
	});
});
afterEach(() => {
	forgetThreads();
	vi.unstubAllGlobals();
});

const tell = (message: Message) =>
	hear("c1", { topic: "chat/c1", epoch: "e", seq: 1, op: "message", data: { message } });
const numbers = () => threadNow("c1")?.messages.map(({ seq }) => seq);

function talkOf(count: number): Talk {
	const talk = new Talk();
	for (let at = 0; at < count; at++) talk.send(OTHER);
	return talk;
}

async function answered(part: string): Promise<(result: unknown, status?: number) => void> {
	await waitFor(() => expect(asked.some(({ path }) => path.includes(part))).toBe(true));
	const at = asked.findIndex(({ path }) => path.includes(part));
	const [one] = asked.splice(at, 1);
	return (one as (typeof asked)[number]).answer;
}

test("what is told of while the first page is on its way is not lost", async () => {
	const talk = talkOf(3);
	renderHook(() => useThread("c1"));
	const answer = await answered("/message/list");
	const page = talk.newest();
	tell(talk.send(OTHER));
	answer(page);
	await waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4]));
});

test("what happened between the page and joining the topic is asked for", async () => {
	const talk = talkOf(3);
	renderHook(() => useThread("c1"));
	const answer = await answered("/message/list");
	const page = talk.newest();
	talk.send(OTHER);
	void catchUp("c1");
	answer(page);
	(await answered("/message/changes"))(talk.changes(page.rev));
	await waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4]));
});

test("a page that was asked for an earlier stretch does not join a later one", async () => {
	const talk = talkOf(40);
	renderHook(() => useThread("c1"));
	(await answered("/message/list"))(talk.page(11, 20));
	await waitFor(() => expect(numbers()?.[0]).toBe(11));
	void readBefore("c1");
	const late = await answered("before=11");
	void readNewest("c1");
	(await answered("/message/list"))(talk.newest());
	await waitFor(() => expect(numbers()?.[0]).toBe(31));
	late(talk.page(1, 10));
	await new Promise((done) => setTimeout(done));
	expect(numbers()).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
});

test("what is swept leaves the open window", async () => {
	const talk = talkOf(5);
	renderHook(() => useThread("c1"));
	(await answered("/message/list"))(talk.newest());
	await waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4, 5]));
	hear("c1", { topic: "chat/c1", epoch: "e", seq: 1, op: "swept", data: { firstSeq: 4 } });
	expect(numbers()).toEqual([4, 5]);
});

test("of two stretches that were asked for the later one is shown, whichever comes first", async () => {
	const talk = talkOf(40);
	renderHook(() => useThread("c1"));
	const late = await answered("/message/list");
	void readAround("c1", 15);
	(await answered("around=15"))(talk.page(11, 20));
	await waitFor(() => expect(numbers()?.[0]).toBe(11));
	late(talk.newest());
	await new Promise((done) => setTimeout(done));
	expect(numbers()?.[0]).toBe(11);
	void readBefore("c1");
	void readBefore("c1");
	await answered("before=11");
	expect(asked).toEqual([]);
});

test("a message that is missing between two is asked for, until there are no more", async () => {
	const talk = talkOf(3);
	renderHook(() => useThread("c1"));
	(await answered("/message/list"))(talk.newest());
	await waitFor(() => expect(numbers()).toEqual([1, 2, 3]));
	const [fourth, fifth] = [talk.send(OTHER), talk.send(OTHER)];
	tell(talk.send(OTHER));
	const first = await answered("/message/changes");
	void catchUp("c1");
	first({ messages: [fourth], rev: 4, more: true, firstSeq: 1 });
	(await answered("since=4"))({ messages: [fifth], rev: 5, more: false, firstSeq: 1 });
	await waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]));
	await answered("since=6");
});

test("a conversation that one is out of says so, one that cannot be reached says that", async () => {
	const { result } = renderHook(() => useThread("c1"));
	(await answered("/message/list"))(null, 404);
	await waitFor(() => expect(result.current.trouble).toBe("gone"));
	void readNewest("c1");
	(await answered("/message/list"))(null, 500);
	await waitFor(() => expect(result.current.trouble).toBe("network"));
});
