import { describe, expect, it } from "vitest";
import type { HkOrder } from "@/domains/housekeeping/order";
import { actsOf } from "@/domains/housekeeping/phone/act";
import {
	type ActEntry,
	builtOn,
	type Entry,
	judge,
	nextEntry,
	type PhotoEntry,
	project,
	waitSeconds,
} from "./entry";

let seq = 0;
const base = (orderId: string) => ({
	seq: ++seq,
	clientId: `c${seq}`,
	owner: "7",
	orderId,
	at: "2026-05-01 10:00:00",
	tries: 0,
	refusal: null,
});
const act = (orderId: string, name: ActEntry["act"], photos: string[] = []): ActEntry => ({
	...base(orderId),
	kind: "act",
	act: name,
	note: null,
	photos,
});
const photo = (orderId: string): PhotoEntry => ({ ...base(orderId), kind: "photo" });
const refused = <E extends Entry>(entry: E): E => ({
	...entry,
	refusal: { status: 409, id: "x", message: "no" },
});

const order = (state: HkOrder["state"], inspect = false) =>
	({
		id: "1",
		state,
		inspect,
		paused: false,
		startedAt: null,
		finishAt: null,
		version: 1,
		events: [],
	}) as unknown as HkOrder;

describe("what may be sent next", () => {
	it("is the oldest entry", () => {
		const [first, second] = [act("1", "accept"), act("1", "start")];
		expect(nextEntry([second, first])).toBe(first);
	});

	it("is never a finish before the photos it names", () => {
		const shot = photo("1");
		const finish = act("1", "finish", [shot.clientId]);
		expect(nextEntry([finish, shot])).toBe(shot);
		expect(nextEntry([finish, refused(shot)])).toBeNull();
		expect(nextEntry([finish])).toBe(finish);
	});

	it("passes over an order that was refused, and goes on with the others", () => {
		const [stuck, built, other] = [refused(act("1", "accept")), act("1", "start"), act("2", "accept")];
		expect(nextEntry([stuck, built, other])).toBe(other);
	});

	it("passes over an order that the server asked to try later", () => {
		const [busy, other] = [act("1", "accept"), act("2", "accept")];
		expect(nextEntry([busy, other], new Set(["1"]))).toBe(other);
	});

	it("lets the other photos of an order go when one of them was refused", () => {
		const [bad, good] = [refused(photo("1")), photo("1")];
		expect(nextEntry([bad, good])).toBe(good);
	});
});

describe("what an answer means", () => {
	it("tells a refusal from a lost network, a busy server and a session that is over", () => {
		expect([409, 422, 403, 404, 413].map(judge)).toEqual(Array(5).fill("refused"));
		expect([500, 502, 503, 429, 408].map(judge)).toEqual(Array(5).fill("later"));
		expect(judge(0)).toBe("lost");
		expect(judge(401)).toBe("signed_out");
	});

	it("waits longer each time, but never more than a minute and a quarter", () => {
		const waits = [1, 2, 3, 6, 20].map((round) => waitSeconds(round, () => 0));
		expect(waits).toEqual([2, 4, 8, 60, 60]);
		expect(waitSeconds(20, () => 1)).toBe(75);
	});
});

describe("the card meanwhile", () => {
	it("shows what she did before the server knows of it", () => {
		const entries = [act("1", "accept"), act("1", "start"), act("2", "accept")];
		expect(project(order("dispatched"), entries).state).toBe("in_progress");
	});

	it("knows a pause and its end", () => {
		const paused = project(order("accepted"), [act("1", "start"), act("1", "pause")]);
		expect(paused.paused).toBe(true);
		expect(actsOf(paused)).toEqual(["resume", "problem"]);
		expect(project(paused, [act("1", "resume")]).paused).toBe(false);
	});

	it("offers what the declared steps allow in each state", () => {
		expect(actsOf(order("dispatched"))).toEqual(["accept", "refuse", "problem"]);
		expect(actsOf(order("accepted"))).toEqual(["start", "problem"]);
		expect(actsOf(order("in_progress"))).toEqual(["finish", "pause", "problem"]);
		expect(actsOf(order("to_inspect"))).toEqual(["problem"]);
		expect(actsOf(order("abnormal"))).toEqual([]);
	});

	it("shows a finished order as waiting for the inspector where one is asked for", () => {
		const finish = act("1", "finish");
		expect(project(order("in_progress", true), [finish]).state).toBe("to_inspect");
		expect(project(order("in_progress"), [finish]).state).toBe("completed");
	});

	it("does not show a refused act, nor what was built on it, as done", () => {
		const entries = [refused(act("1", "accept")), act("1", "start")];
		expect(project(order("dispatched"), entries).state).toBe("dispatched");
	});

	it("gives up what was built on a refused act, but keeps the photos", () => {
		const [stuck, shot, finish] = [refused(act("1", "start")), photo("1"), act("1", "finish")];
		expect(builtOn(stuck, [stuck, shot, finish])).toEqual([stuck, finish]);
	});
});
