import { describe, expect, it } from "vitest";
import type { HkOrder } from "@/domains/housekeeping/order";
import type { ActEntry, Entry } from "@/parts/phone/queue/entry";
import { actsOf } from "./act";
import { project } from "./view-model";

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
});
