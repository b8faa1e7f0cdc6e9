import { describe, expect, it } from "vitest";
import { type ActEntry, builtOn, type Entry, judge, nextEntry, type PhotoEntry, waitSeconds } from "./entry";

let seq = 0;
const base = (subject: string) => ({
	seq: ++seq,
	clientId: `c${seq}`,
	owner: "7",
	path: "/desk",
	subject,
	at: "2026-05-01 10:00:00",
	tries: 0,
	refusal: null,
});
const act = (subject: string, name: string, photos: string[] = []): ActEntry => ({
	...base(subject),
	kind: "act",
	act: name,
	said: {},
	gives: "row",
	photos,
});
const photo = (subject: string): PhotoEntry => ({ ...base(subject), kind: "photo" });
const refused = <E extends Entry>(entry: E): E => ({
	...entry,
	refusal: { status: 409, id: "x", message: "no" },
});

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

describe("giving up", () => {
	it("gives up what was built on a refused act, but keeps the photos", () => {
		const [stuck, shot, finish] = [refused(act("1", "start")), photo("1"), act("1", "finish")];
		expect(builtOn(stuck, [stuck, shot, finish])).toEqual([stuck, finish]);
	});
});
