import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, alone, drain, type Road } from "./drain";
import * as queue from "./store";

const ME = "7";
const DESK = "/desk";
let store: queue.Store;
let name = 0;

const lost: Answer = { ok: false, status: 0, id: "network", message: "" };
const refusal = (status: number): Answer => ({
	ok: false,
	status,
	id: "hk.state",
	message: "已被取消 | Cancelled",
});

/** A road that writes down what travelled on it. */
function road(answer: (what: string) => Answer = () => ({ ok: true })): Road & { sent: string[] } {
	const sent: string[] = [];
	const travel = (what: string): Promise<Answer> => {
		sent.push(what);
		return Promise.resolve(answer(what));
	};
	return {
		sent,
		act: (entry, paths, voice) =>
			travel([entry.subject, entry.act, ...paths, ...(voice ? [`said ${voice}`] : [])].join(" ")),
		photo: async (entry) => {
			const reply = await travel(`${entry.subject} photo`);
			return reply.ok ? { ok: true, stored: `p/${entry.clientId}` } : reply;
		},
	};
}

const act = (orderId: string, kind: string, photos: string[] = []) =>
	queue.enqueue(store, {
		clientId: `${orderId}-${kind}`,
		owner: ME,
		path: DESK,
		subject: orderId,
		at: "2026-05-01 10:00:00",
		kind: "act",
		act: kind,
		said: {},
		gives: "row",
		photos,
	});

const photo = (orderId: string, clientId: string, use: queue.Photo["use"] = "voucher") =>
	queue.enqueue(
		store,
		{ clientId, owner: ME, path: DESK, subject: orderId, at: "2026-05-01 10:00:00", kind: "photo" },
		{
			clientId,
			owner: ME,
			path: DESK,
			subject: orderId,
			at: "2026-05-01 10:00:00",
			bytes: new ArrayBuffer(8),
			thumb: "",
			stored: null,
			use,
		},
	);

const run = (way: Road) => drain(store, way, ME, () => undefined);

async function work(orderId: string, shots: number): Promise<void> {
	await act(orderId, "accept");
	await act(orderId, "start");
	const ids = Array.from({ length: shots }, (_, at) => `${orderId}s${at}`);
	for (const id of ids) await photo(orderId, id);
	await act(orderId, "finish", ids);
}

beforeEach(async () => {
	name += 1;
	store = await queue.openStore(`test-${name}`);
});

describe("after a day without a network", () => {
	it("sends three orders with twenty photos once and in order, photos before the finish that names them", async () => {
		for (const id of ["1", "2", "3"]) await work(id, 20);
		const way = road();
		expect(await run(way)).toBe("empty");
		const expected = ["1", "2", "3"].flatMap((id) => [
			`${id} accept`,
			`${id} start`,
			...Array(20).fill(`${id} photo`),
			[id, "finish", ...Array.from({ length: 20 }, (_, at) => `p/${id}s${at}`)].join(" "),
		]);
		expect(way.sent).toEqual(expected);
		expect(await run(way)).toBe("empty");
		expect(way.sent).toHaveLength(expected.length);
	});

	it("sends what was said before the problem that it tells, and not as a picture", async () => {
		await photo("1", "p1", "problem");
		await photo("1", "v1", "voice");
		await act("1", "problem", ["p1", "v1"]);
		const way = road();
		await run(way);
		expect(way.sent).toEqual(["1 photo", "1 photo", "1 problem p/p1 said p/v1"]);
	});

	it("finds everything again after the app was closed", async () => {
		await work("1", 2);
		store.close();
		store = await queue.openStore(`test-${name}`);
		const way = road();
		await run(way);
		expect(way.sent.map((line) => line.split(" ")[1])).toEqual([
			"accept",
			"start",
			"photo",
			"photo",
			"finish",
		]);
	});

	it("stops at a lost network with nothing lost, and goes on where it stopped", async () => {
		await work("1", 1);
		let up = 2;
		const way = road(() => (up-- > 0 ? { ok: true } : lost));
		expect(await run(way)).toBe("lost");
		expect(await queue.entriesOf(store, ME)).toHaveLength(2);
		const second = road();
		expect(await run(second)).toBe("empty");
		expect(second.sent.map((line) => line.split(" ")[1])).toEqual(["photo", "finish"]);
	});
});

describe("a refusal", () => {
	it("stays with its order and never stops the others", async () => {
		await act("1", "accept");
		await act("1", "start");
		await act("2", "accept");
		const way = road((what) => (what === "1 accept" ? refusal(409) : { ok: true }));
		expect(await run(way)).toBe("held");
		expect(way.sent).toEqual(["1 accept", "2 accept"]);
		const left = await queue.entriesOf(store, ME);
		expect(left.map((entry) => entry.refusal?.status ?? null)).toEqual([409, null]);
	});

	it("can be tried again", async () => {
		await act("1", "accept");
		await run(road(() => refusal(409)));
		const [stuck] = await queue.entriesOf(store, ME);
		if (stuck) await queue.retry(store, stuck);
		const way = road();
		expect(await run(way)).toBe("empty");
		expect(way.sent).toEqual(["1 accept"]);
	});

	it("can be given up, with what was built on it", async () => {
		await act("1", "accept");
		await act("1", "start");
		await run(road(() => refusal(409)));
		const [stuck] = await queue.entriesOf(store, ME);
		if (stuck) await queue.giveUp(store, stuck);
		expect(await queue.entriesOf(store, ME)).toEqual([]);
	});

	it("of one photo lets the finish go once that photo is taken back", async () => {
		await photo("1", "a");
		await photo("1", "b");
		await act("1", "finish", ["a", "b"]);
		let first = true;
		const way = road((what) => {
			if (what !== "1 photo" || !first) return { ok: true };
			first = false;
			return refusal(413);
		});
		expect(await run(way)).toBe("held");
		await queue.removePhoto(store, "a");
		expect(await run(way)).toBe("empty");
		expect(way.sent.at(-1)).toBe("1 finish p/b");
	});
});

describe("other answers", () => {
	it("keep everything when the session is over, and send nothing of another person", async () => {
		await act("1", "accept");
		expect(await run(road(() => ({ ok: false, status: 401, id: "", message: "" })))).toBe("signed_out");
		expect(await drain(store, road(), "8", () => undefined)).toBe("empty");
		expect(await queue.entriesOf(store, ME)).toHaveLength(1);
	});

	it("pass over an order while the server is busy with it", async () => {
		await act("1", "accept");
		await act("2", "accept");
		const way = road((what) => (what.startsWith("1") ? refusal(503) : { ok: true }));
		expect(await run(way)).toBe("later");
		expect((await queue.entriesOf(store, ME)).map((entry) => [entry.subject, entry.tries])).toEqual([
			["1", 1],
		]);
	});

	it("put the server's order in the place of the act in one step", async () => {
		await act("1", "accept");
		const row = { id: "1", version: 2 };
		await run(road(() => ({ ok: true, row })));
		expect(await queue.rowsOf(store, ME, DESK)).toEqual([row]);
	});
});

describe("a full phone", () => {
	it("keeps neither half of an act whose photo does not fit, and says why", async () => {
		const put = IDBObjectStore.prototype.put;
		vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...rest) {
			if (this.name === "photos") throw new DOMException("full", "QuotaExceededError");
			return put.apply(this, rest);
		});
		const failure = await photo("1", "a").catch((error: unknown) => error);
		expect(queue.isQuotaError(failure)).toBe(true);
		expect(await queue.entriesOf(store, ME)).toEqual([]);
	});
});

describe("two tabs", () => {
	it("never send at the same time", async () => {
		let running = 0;
		let most = 0;
		const job = async () => {
			running += 1;
			most = Math.max(most, running);
			await new Promise((resolve) => setTimeout(resolve, 5));
			running -= 1;
			return true;
		};
		const done = await Promise.all([alone(store, "a", job), alone(store, "b", job)]);
		expect(most).toBe(1);
		expect(done.filter(Boolean)).toHaveLength(1);
		expect(await alone(store, "b", job)).toBe(true);
	});
});

describe("what is kept of her orders", () => {
	it("never goes back to an older version", async () => {
		const row = (version: number) => ({ id: "1", version }) as queue.KeptRow;
		await queue.keepRow(store, ME, DESK, row(3));
		await queue.keepRow(store, ME, DESK, row(2));
		expect((await queue.rowsOf(store, ME, DESK))[0]?.version).toBe(3);
	});

	it("lets go of orders that are hers no more, unless something still waits for them", async () => {
		const row = (id: string) => ({ id, version: 1 }) as queue.KeptRow;
		await queue.keepRows(store, ME, DESK, [row("1"), row("2")], new Set());
		await act("2", "accept");
		await queue.keepRows(store, ME, DESK, [], new Set(["1", "2"]));
		expect((await queue.rowsOf(store, ME, DESK)).map((order) => order.id)).toEqual(["2"]);
	});

	it("keeps an order that came while the list was being read", async () => {
		await queue.keepRow(store, ME, DESK, { id: "3", version: 1 });
		await queue.keepRows(store, ME, DESK, [], new Set());
		expect((await queue.rowsOf(store, ME, DESK)).map((order) => order.id)).toEqual(["3"]);
	});

	it("leaves alone what another page keeps, and sends what it left", async () => {
		await queue.keepRow(store, ME, "/other", { id: "9", version: 1 });
		await act("1", "accept");
		await queue.keepRows(store, ME, DESK, [], new Set(["1", "2"]));
		expect((await queue.rowsOf(store, ME, "/other")).map((row) => row.id)).toEqual(["9"]);
		expect(await run(road())).toBe("empty");
	});
});
