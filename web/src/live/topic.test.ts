import { describe, expect, test } from "vitest";
import { joinAgain, type LiveEvent, newTopic, type TopicState, takeEvent, takeJoined } from "./topic";

const event = (seq: number, epoch = "e1", op = "edit"): LiveEvent => ({
	topic: "board/1",
	epoch,
	seq,
	op,
	data: { seq },
});
const live = (seq: number, epoch = "e1"): TopicState => ({
	phase: "live",
	position: { epoch, seq },
	held: [],
});
const seqs = (events: LiveEvent[]) => events.map((one) => one.seq);

describe("events of a joined topic", () => {
	test("the next number is delivered and moves the position", () => {
		const result = takeEvent(live(4), event(5));
		expect(seqs(result.deliver)).toEqual([5]);
		expect(result.state.position).toEqual({ epoch: "e1", seq: 5 });
	});

	test("a duplicate and an older number are dropped", () => {
		for (const seq of [3, 4]) {
			const result = takeEvent(live(4), event(seq));
			expect(result.deliver).toEqual([]);
			expect(result.rejoin).toBe(false);
			expect(result.state.position?.seq).toBe(4);
		}
	});

	test("a gap asks again from the last number and keeps the early event", () => {
		const result = takeEvent(live(4), event(7));
		expect(result.deliver).toEqual([]);
		expect(result.rejoin).toBe(true);
		expect(result.state.position).toEqual({ epoch: "e1", seq: 4 });
		expect(seqs(result.state.held)).toEqual([7]);
	});

	test("another epoch asks again", () => {
		expect(takeEvent(live(4), event(5, "e2")).rejoin).toBe(true);
	});

	test("an explicit resync asks for a fresh read and moves on", () => {
		const result = takeEvent(live(4), event(5, "e1", "resync"));
		expect(result).toMatchObject({ resync: true, deliver: [] });
		expect(result.state.position?.seq).toBe(5);
	});
});

describe("joining", () => {
	test("the first join gives a position and asks for a first read", () => {
		const result = takeJoined(newTopic(), { epoch: "e1", seq: 9, missed: [], resync: false });
		expect(result).toMatchObject({
			resync: true,
			deliver: [],
			state: { phase: "live", position: { epoch: "e1", seq: 9 } },
		});
	});

	test("events that overtake the answer wait and are delivered once after it", () => {
		const waiting = [10, 9, 10].reduce((state, seq) => takeEvent(state, event(seq)).state, newTopic());
		const result = takeJoined(waiting, { epoch: "e1", seq: 9, missed: [], resync: false });
		expect(seqs(result.deliver)).toEqual([10]);
	});

	test("a return within the log delivers what was missed, without a fresh read", () => {
		const away = joinAgain(live(4));
		const result = takeJoined(takeEvent(away, event(7)).state, {
			epoch: "e1",
			seq: 6,
			missed: [event(5), event(6)],
			resync: false,
		});
		expect(seqs(result.deliver)).toEqual([5, 6, 7]);
		expect(result.resync).toBe(false);
	});

	test("too old for the log means a fresh read from the server's position", () => {
		const result = takeJoined(joinAgain(live(4)), { epoch: "e1", seq: 900, missed: [], resync: true });
		expect(result.resync).toBe(true);
		expect(result.state.position?.seq).toBe(900);
	});

	test("a changed epoch means a fresh read, even with a lower number", () => {
		const result = takeJoined(joinAgain(live(40)), { epoch: "e2", seq: 2, missed: [], resync: false });
		expect(result.resync).toBe(true);
		expect(result.state.position).toEqual({ epoch: "e2", seq: 2 });
	});

	test("a hole in the answer itself asks once more", () => {
		const result = takeJoined(joinAgain(live(4)), {
			epoch: "e1",
			seq: 8,
			missed: [event(5), event(8)],
			resync: false,
		});
		expect(seqs(result.deliver)).toEqual([5]);
		expect(result.rejoin).toBe(true);
	});
});
