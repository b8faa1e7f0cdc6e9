import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ME, OTHER, previewOf, Talk } from "../store/testing";
import { arrived, closeOutbox, send, useOutbox } from "./outbox";
import { forgetThreads, readNewest, threadNow, useThread } from "./threads";

/** The server's answers, each given when the test says so. */
let asked: Array<{ path: string; answer(result: unknown): void }> = [];

beforeEach(() => {
	asked = [];
	vi.stubGlobal("fetch", (url: string) => {
		return new Promise((done) => {
			const headers = { "content-type": "application/json" };
			const answer = (result: unknown) =>
				done(new Response(JSON.stringify({ success: true, code: 200, message: "", result }), { headers }));
			asked.push({ path: url, answer });
		});
	});
});
afterEach(() => {
	closeOutbox();
	forgetThreads();
	vi.unstubAllGlobals();
});

const question = (path: string) => asked.find((one) => one.path.includes(path));

test("what waits here goes when the list was told of it, and its place in the thread is not empty meanwhile", async () => {
	const talk = new Talk();
	talk.send(OTHER);
	renderHook(() => useThread("c1"));
	question("message/list")?.answer(talk.newest());
	await waitFor(() => expect(threadNow("c1")?.lastSeq).toBe(1));
	const { result: pending } = renderHook(() => useOutbox());
	send({ conversationId: "c1", kind: "text", body: "在路上" });
	await waitFor(() => expect(question("message/send")).toBeDefined());
	const clientId = pending.current[0]?.clientId ?? "";
	const message = talk.send(ME, { clientId, body: "在路上" });
	const settled = arrived(previewOf(message));
	await waitFor(() => expect(question("message/changes")).toBeDefined());
	expect(pending.current).toHaveLength(1);
	question("message/changes")?.answer(talk.changes(1));
	await settled;
	await waitFor(() => expect(pending.current).toHaveLength(0));
	expect(threadNow("c1")?.messages.map(({ body }) => body)).toEqual(["第1句", "在路上"]);
});

test("what was said elsewhere asks for nothing", async () => {
	const talk = new Talk();
	talk.send(OTHER);
	void readNewest("c1");
	await arrived(previewOf(talk.send(ME)));
	expect(question("message/changes")).toBeUndefined();
});
