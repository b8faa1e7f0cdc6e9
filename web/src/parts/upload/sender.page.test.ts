/** A sender against a server of the test's own: it keeps what it was sent, and breaks where a test says so. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shapes } from "@/gen/api";
import { Failure } from "@/kit/transport";
import { type Progress, sendFile } from "./sender";
import * as wire from "./wire";

const SIZE = 10;
let stored: Map<number, number>;
let broken: (part: number) => Failure | null;
let starts: number;

beforeEach(() => {
	stored = new Map();
	broken = () => null;
	starts = 0;
	vi.stubGlobal("crypto", {}); // as on an address that is not secure; the hashes are proved by the server's tests
	vi.useFakeTimers({ shouldAdvanceTime: true });
	vi.spyOn(wire, "startUpload").mockImplementation(async (file) => {
		starts++;
		const parts = Math.ceil(file.size / SIZE);
		return {
			id: "7",
			partSize: SIZE,
			parts,
			received: [...stored.keys()],
			file: null,
			name: file.name,
			size: file.size,
			state: "open",
		};
	});
	vi.spyOn(wire, "sendPart").mockImplementation(async ({ part }, body, signal, onSent) => {
		await new Promise((done) => setTimeout(done, 20));
		if (signal.aborted) throw signal.reason;
		const failure = broken(part);
		if (failure) throw failure;
		onSent(body.size);
		stored.set(part, (stored.get(part) ?? 0) + 1);
		return { part };
	});
	vi.spyOn(wire, "finishUpload").mockImplementation(
		async () => ({ path: "t1/a.jpg", state: "ready" }) as Awaited<ReturnType<typeof wire.finishUpload>>,
	);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const fileOf = (bytes: number) => new File(["x".repeat(bytes)], "图.jpg", { lastModified: 5 });

function follow(file: File) {
	const told: Progress[] = [];
	const sender = sendFile(file, { biz: "temp", kind: "image", onProgress: (one) => told.push(one) });
	return { told, sender, last: () => told.at(-1)?.state };
}

it("sends every part once and tells hundredths that only grow", async () => {
	const { told, last } = follow(fileOf(95));
	await vi.waitFor(() => expect(last()).toBe("done"));
	expect([...stored.entries()].sort()).toEqual(Array.from({ length: 10 }, (_, part) => [part, 1]).sort());
	const percents = told.map((one) => one.percent);
	expect(percents).toEqual([...percents].sort((a, b) => a - b));
	expect(told.at(-1)).toMatchObject({ percent: 100, facts: { path: "t1/a.jpg" } });
	expect(Math.max(...told.filter((one) => one.state === "sending").map((one) => one.percent))).toBeLessThan(
		100,
	);
});

it("goes on after a lost line and sends again only what is missing", async () => {
	let lost = true;
	broken = (part) => (lost && part >= 4 ? new Failure(0, "network", "网络异常") : null);
	const { told, last } = follow(fileOf(95));
	await vi.waitFor(() => expect(last()).toBe("waiting"));
	const before = [...stored.keys()];
	expect(before.length).toBeGreaterThan(0);
	lost = false;
	window.dispatchEvent(new Event("online"));
	await vi.waitFor(() => expect(last()).toBe("done"));
	expect(starts).toBe(2);
	expect(before.every((part) => stored.get(part) === 1)).toBe(true);
	expect(told.some((one) => one.state === "error")).toBe(false);
});

it("asks for the end again when its answer was lost, and sends nothing twice", async () => {
	let lost = true;
	vi.mocked(wire.finishUpload).mockImplementation(async () => {
		if (!lost) return { path: "t1/a.jpg", state: "ready" } as Awaited<ReturnType<typeof wire.finishUpload>>;
		lost = false;
		throw new Failure(0, "network", "网络异常");
	});
	const { last } = follow(fileOf(45));
	await vi.waitFor(() => expect(last()).toBe("waiting"));
	window.dispatchEvent(new Event("online"));
	await vi.waitFor(() => expect(last()).toBe("done"));
	expect(starts).toBe(1);
	expect([...stored.values()]).toEqual([1, 1, 1, 1, 1]);
});

it("tries again by itself when the server is away for a while", async () => {
	let away = 3;
	broken = () => (away-- > 0 ? new Failure(503, "service.unavailable", "稍后") : null);
	const { last } = follow(fileOf(15));
	await vi.waitFor(() => expect(last()).toBe("waiting"));
	await vi.advanceTimersByTimeAsync(20_000);
	await vi.waitFor(() => expect(last()).toBe("done"));
});

it("begins anew when the server knows the upload no more", async () => {
	let gone = true;
	broken = () => {
		const was = gone;
		gone = false;
		return was ? new Failure(404, "upload.gone", "已过期") : null;
	};
	const { last } = follow(fileOf(25));
	await vi.waitFor(() => expect(last()).toBe("done"));
	expect(starts).toBe(2);
});

it("stops at a refusal with its reason, and a retry is a new try", async () => {
	let bad = true;
	broken = () => (bad ? new Failure(422, "upload.size", "分片应为10字节") : null);
	const { told, sender, last } = follow(fileOf(15));
	await vi.waitFor(() => expect(last()).toBe("error"));
	expect(told.at(-1)?.message).toBe("分片应为10字节");
	bad = false;
	sender.resume();
	await vi.waitFor(() => expect(last()).toBe("done"));
});

it("a pause keeps what was sent, and going on sends the rest", async () => {
	const { sender, told, last } = follow(fileOf(200));
	await vi.waitFor(() => expect(stored.size).toBeGreaterThan(2));
	sender.pause();
	expect(last()).toBe("paused");
	const before = stored.size;
	await vi.advanceTimersByTimeAsync(1000);
	expect(stored.size).toBeLessThanOrEqual(before + 3);
	sender.resume();
	await vi.waitFor(() => expect(last()).toBe("done"));
	expect([...stored.values()].every((times) => times === 1)).toBe(true);
	expect(told.at(-1)?.percent).toBe(100);
});

it("what the person stored before is done at once", async () => {
	vi.mocked(wire.startUpload).mockResolvedValue({
		id: null,
		file: { path: "t1/b.jpg", state: "ready" } as Shapes["FileFacts"],
	});
	const { told, last } = follow(fileOf(15));
	await vi.waitFor(() => expect(last()).toBe("done"));
	expect(told.at(-1)?.facts?.path).toBe("t1/b.jpg");
	expect(stored.size).toBe(0);
});
