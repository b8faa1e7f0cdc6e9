import { beforeEach, describe, expect, test, vi } from "vitest";
import { getAt, postAt, putAt, uploadAt } from "./http";
import { type NoticeSink, registerNotices } from "./notice";
import { writeStored } from "./store";
import { chooseLocale } from "./text";
import type { Failure } from "./transport";

type Reply = number | "lost" | "half" | { status: number; id: string };

const said: string[] = [];
const sink: NoticeSink = {
	toast: (_tone, text) => void said.push(text),
	during: (text) => void said.push(text),
	notify: (_tone, _title, text) => void said.push(text),
	offer: ({ text }) => void said.push(text),
	ask: async () => true,
};

/** One request after the other meets these; the last one stays. */
function line(...replies: Reply[]) {
	const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
		const reply = (replies.length > 1 ? replies.shift() : replies[0]) as Reply;
		if (reply === "lost") throw new TypeError("failed to fetch");
		if (reply === "half") return new Response(broken(), { headers: { "content-type": "application/json" } });
		const { status, id } = typeof reply === "number" ? { status: reply, id: undefined } : reply;
		const body = { success: status < 400, message: "好", code: status, result: 1, timestamp: 1, id };
		return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
	});
	vi.stubGlobal("fetch", fetched);
	return {
		keys: () => fetched.mock.calls.map(([, init]) => new Headers(init.headers).get("Idempotency-Key")),
		bodies: () => fetched.mock.calls.map(([, init]) => init.body),
	};
}

function broken(): ReadableStream {
	return new ReadableStream({
		start(stream) {
			stream.enqueue(new TextEncoder().encode('{"success":tr'));
			stream.error(new TypeError("network error"));
		},
	});
}

async function refused(call: Promise<unknown>): Promise<Failure> {
	const caught = call.then(
		() => null,
		(error: unknown) => error as Failure,
	);
	await vi.runAllTimersAsync();
	const failure = await caught;
	if (!failure) throw new Error("the call was not refused");
	return failure;
}

async function done<T>(call: Promise<T>): Promise<T> {
	await vi.runAllTimersAsync();
	return call;
}

const different = (keys: (string | null)[]) => new Set(keys).size;

beforeEach(() => {
	vi.useFakeTimers();
	said.length = 0;
	registerNotices(sink);
	chooseLocale("zh");
	writeStored("Access-Token", "secret");
});

describe("a key per intent", () => {
	test("every write of somebody signed in has one, reading has none", async () => {
		const sent = line(200);
		await postAt("/x/add", { name: "a" });
		await putAt("/x/edit", { id: "1" });
		await getAt("/x/list");
		await uploadAt("/x/upload", new FormData());
		expect(sent.keys().map(Boolean)).toEqual([true, true, false, true]);
		expect(sent.keys()[0]).toMatch(/^[0-9a-f]{24}$/);
		localStorage.clear();
		await postAt("/sys/login", { username: "a" });
		expect(sent.keys()[4]).toBeNull();
	});

	test("the same thing done again after an answer is a new intent", async () => {
		const sent = line(200);
		await postAt("/x/add", { name: "again" });
		await postAt("/x/add", { name: "again" });
		expect(different(sent.keys())).toBe(2);
	});

	test("a form of files is sent again under its key, another file under another", async () => {
		const sheet = (name: string) => {
			const form = new FormData();
			form.append("file", new File(["a"], name, { lastModified: 7 }));
			return form;
		};
		const { keys, bodies } = line("lost", 200);
		const first = sheet("a.xls");
		await done(uploadAt("/x/importExcel", first));
		expect([keys().length, different(keys()), keys()[0]]).toEqual([2, 1, expect.any(String)]);
		expect(bodies()).toEqual([first, first]);
		const cut = line("lost");
		await refused(uploadAt("/x/importExcel", sheet("b.xls")));
		await refused(uploadAt("/x/importExcel", sheet("b.xls")));
		expect(different(cut.keys())).toBe(1);
		await refused(uploadAt("/x/importExcel", sheet("c.xls")));
		expect(different(cut.keys())).toBe(2);
	});

	test("two presses at once are one intent", async () => {
		const sent = line(200);
		await Promise.all([postAt("/x/add", { name: "double" }), postAt("/x/add", { name: "double" })]);
		expect(different(sent.keys())).toBe(1);
	});

	test("a caller may bring its own", async () => {
		const sent = line(200);
		await postAt("/x/add", { name: "own" }, { intent: "of-the-queue-1" });
		expect(sent.keys()).toEqual(["of-the-queue-1"]);
	});
});

describe("a lost answer", () => {
	test.each<Reply>(["lost", "half", 502, 503, 504, { status: 503, id: "service.unavailable" }])(
		"%j is asked for again under the same key",
		async (reply) => {
			const sent = line(reply, reply, 200);
			expect(await done(postAt("/x/add", { name: `lost ${JSON.stringify(reply)}` }))).toBe(1);
			expect(sent.keys()).toHaveLength(3);
			expect(different(sent.keys())).toBe(1);
			expect(said).toEqual(["网络不稳，正在重新提交…"]);
		},
	);

	test("is waited for within reason, then said once", async () => {
		const sent = line("lost");
		expect(await refused(postAt("/x/add", { name: "away" }))).toMatchObject({ status: 0, id: "network" });
		expect(sent.keys()).toHaveLength(4);
		expect(said).toEqual(["网络不稳，正在重新提交…", "网络异常，请检查连接"]);
	});

	test("leaves the key to the next press with the same content, until there is an answer", async () => {
		const sent = line("lost", "lost", "lost", "lost", 200);
		await refused(postAt("/x/pay", { id: "7", amount: "10", version: 3 }));
		await postAt("/x/pay", { id: "7", amount: "10", version: 3 });
		expect(different(sent.keys())).toBe(1);
		await postAt("/x/pay", { id: "7", amount: "10", version: 3 });
		expect(different(sent.keys())).toBe(2);
	});

	test("is asked for with the very same content, though the row is newer now", async () => {
		const sent = line("lost", "lost", "lost", "lost", 200);
		await refused(postAt("/x/pay", { id: "8", amount: "10", version: 3 }));
		await postAt("/x/pay", { id: "8", amount: "10", version: 4 });
		expect(different(sent.keys())).toBe(1);
		expect(different(sent.bodies().map(String))).toBe(1);
	});

	test("is given up when the content changes, or when something else was done to the same thing", async () => {
		const sent = line("lost", "lost", "lost", "lost", 200);
		await refused(putAt("/x/edit", { id: "9", name: "甲" }));
		await putAt("/x/edit", { id: "9", name: "乙" });
		await putAt("/x/edit", { id: "9", name: "甲" });
		expect(different(sent.keys())).toBe(3);
	});

	test("of a caller that asks again itself is left to it", async () => {
		const sent = line("lost");
		await refused(postAt("/x/send", { name: "own way" }, { repeats: false, quiet: true }));
		expect(sent.keys()).toHaveLength(1);
		await refused(postAt("/x/send", { name: "own way" }, { repeats: false, quiet: true }));
		expect(different(sent.keys())).toBe(1);
	});

	test("nobody waits for any more is not asked for again", async () => {
		const sent = line("lost");
		const leaving = new AbortController();
		const call = postAt("/x/add", { name: "left" }, { signal: leaving.signal });
		leaving.abort();
		await refused(call);
		expect(sent.keys()).toHaveLength(1);
	});
});

test.each([400, 403, 409, 422, 428, 429, 500, { status: 503, id: "sms.off" }])(
	"%j is an answer and not asked for again",
	async (reply) => {
		const sent = line(reply, 200);
		await refused(postAt("/x/add", { name: `refused ${JSON.stringify(reply)}` }, { quiet: true }));
		expect(sent.keys()).toHaveLength(1);
		await postAt("/x/add", { name: `refused ${JSON.stringify(reply)}` });
		expect(different(sent.keys())).toBe(2);
	},
);
