import { describe, expect, test } from "vitest";
import { Pending } from "./pending";
import type { CellsAnswer } from "./wire";

const set = (id: string, key: string, old: unknown, value: unknown) =>
	({ op: "set", id, key, old, value }) as const;
const answer = (part: Partial<CellsAnswer>): CellsAnswer => ({
	done: [],
	ids: {},
	clashes: [],
	refused: [],
	...part,
});
const done = (id: string, key: string, rowVersion: number, value?: unknown) => ({
	id,
	key,
	rowVersion,
	value,
});

describe("cells that wait", () => {
	test("go once, from the first old value to the last new one", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b"), set("1", "name", "b", "c")]);
		expect(pending.next()?.edits).toEqual([{ id: "1", key: "name", old: "a", value: "c" }]);
		expect(pending.next()).toBeNull();
	});

	test("and were taken back are not sent at all", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b"), set("1", "name", "b", "a")]);
		expect([pending.next(), pending.size]).toEqual([null, 0]);
	});

	test("say of a cell under way that its value is what is there", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b")]);
		pending.next();
		pending.take([set("1", "name", "b", "c")]);
		const effects = pending.settle(answer({ done: [done("1", "name", 2, "B")] }));
		expect([effects.stored, effects.changes]).toEqual([[], []]);
		expect(pending.next()?.edits).toEqual([{ id: "1", key: "name", old: "B", value: "c" }]);
	});

	test("and are typed again as they are under way are not sent twice", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b")]);
		pending.next();
		pending.take([set("1", "name", "a", "b")]);
		pending.settle(answer({ done: [done("1", "name", 2)] }));
		expect(pending.next()).toBeNull();
	});

	test("are given back when the call did not get through, under what was done since", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b"), set("1", "rank", "1", "2"), { op: "remove", ids: ["9"] }]);
		pending.next();
		pending.take([set("1", "name", "b", "c"), set("1", "rank", "2", "1")]);
		pending.giveBack();
		expect(pending.next()).toEqual({
			edits: [{ id: "1", key: "name", old: "a", value: "c" }],
			inserts: [],
			removes: ["9"],
		});
	});

	test("are sent five thousand at once", () => {
		const pending = new Pending();
		pending.take(Array.from({ length: 5003 }, (_, at) => set(`${at}`, "name", "", "x")));
		expect(pending.next()?.edits).toHaveLength(5000);
		pending.settle(answer({}));
		expect(pending.next()?.edits).toHaveLength(3);
	});
});

describe("the answer", () => {
	test("tells what is stored, and what is stored otherwise than it was typed", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", " b "), set("1", "rank", "1", "2")]);
		pending.next();
		const effects = pending.settle(answer({ done: [done("1", "name", 2, "b"), done("1", "rank", 2, "2")] }));
		expect(effects.stored).toHaveLength(2);
		expect(effects.changes).toEqual([{ op: "set", id: "1", key: "name", old: " b ", value: "b" }]);
		expect(pending.size).toBe(0);
	});

	const clashed = () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "mine")]);
		pending.next();
		pending.settle(
			answer({
				clashes: [
					{ id: "1", key: "name", mine: "mine", theirs: "theirs", theirsText: null, by: "Li", at: null },
				],
			}),
		);
		return pending;
	};

	test("of a clash keeps both values until one is chosen", () => {
		const pending = clashed();
		expect(pending.isMine("1", "name")).toBe(true);
		expect(pending.next()).toBeNull();
		pending.choose({ id: "1", key: "name" }, "mine");
		expect(pending.next()?.edits).toEqual([{ id: "1", key: "name", old: "theirs", value: "mine" }]);
		const other = clashed();
		expect(other.choose({ id: "1", key: "name" }, "theirs")?.theirs).toBe("theirs");
		expect([other.next(), other.size]).toEqual([null, 0]);
	});

	test("of a clash is answered by typing again", () => {
		const pending = clashed();
		pending.take([set("1", "name", "mine", "third")]);
		expect(pending.next()?.edits).toEqual([{ id: "1", key: "name", old: "theirs", value: "third" }]);
	});

	test("that refuses a row holds it back, with the reason at its cell, until it is changed", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b"), set("1", "rank", "1", "x")]);
		pending.next();
		const effects = pending.settle(
			answer({ refused: [{ id: "1", key: "rank", reason: "no", error: "input.invalid" }] }),
		);
		expect(effects.errors).toEqual([{ id: "1", key: "rank", message: "no" }]);
		expect(pending.next()).toBeNull();
		pending.take([set("1", "rank", "x", "2")]);
		expect(pending.next()?.edits).toEqual([
			{ id: "1", key: "name", old: "a", value: "b" },
			{ id: "1", key: "rank", old: "1", value: "2" },
		]);
	});

	test("that a cell may not be changed rolls it back and sends the others again", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b"), set("1", "rank", "1", "2")]);
		pending.next();
		const refused = [{ id: "1", key: "rank", reason: "no", error: "field.locked" }];
		const effects = pending.settle(answer({ refused }));
		expect(effects.changes).toEqual([{ op: "set", id: "1", key: "rank", old: "2", value: "1" }]);
		expect(pending.next()?.edits).toEqual([{ id: "1", key: "name", old: "a", value: "b" }]);
	});

	test("that a row is gone takes it out, and what was typed into it since", () => {
		const pending = new Pending();
		pending.take([set("1", "name", "a", "b")]);
		pending.next();
		pending.take([set("1", "rank", "1", "2")]);
		const effects = pending.settle(answer({ refused: [{ id: "1", reason: "gone", error: "row.missing" }] }));
		expect(effects.changes).toEqual([{ op: "remove", ids: ["1"] }]);
		expect(pending.size).toBe(0);
	});
});

describe("new rows", () => {
	const row = { op: "insert", rows: [{ id: "new-1", name: "" }], at: 0 } as const;

	test("wait until they hold what they need", () => {
		const pending = new Pending(["name"]);
		pending.take([{ ...row, rows: [{ id: "new-1" }] }]);
		expect(pending.next()).toBeNull();
		pending.take([set("new-1", "name", "", "x")]);
		expect(pending.next()?.inserts).toEqual([{ tempId: "new-1", values: { name: "x" } }]);
	});

	test("are edited under their stored id as soon as they have one", () => {
		const pending = new Pending();
		pending.take([{ ...row, rows: [{ id: "new-1", name: "x" }] }]);
		pending.next();
		pending.take([set("new-1", "name", "x", "y")]);
		expect(pending.settle(answer({ ids: { "new-1": "7" } })).renamed).toEqual({ "new-1": "7" });
		expect(pending.next()?.edits).toEqual([{ id: "7", key: "name", old: "x", value: "y" }]);
	});

	test("that were removed under way are deleted once they have an id", () => {
		const pending = new Pending();
		pending.take([{ ...row, rows: [{ id: "new-1", name: "x" }] }]);
		pending.next();
		pending.take([{ op: "remove", ids: ["new-1"] }]);
		pending.settle(answer({ ids: { "new-1": "7" } }));
		expect(pending.next()?.removes).toEqual(["7"]);
	});

	test("that are refused keep what was typed since, and go again when they are changed", () => {
		const pending = new Pending();
		pending.take([{ ...row, rows: [{ id: "new-1", name: "x", code: "" }] }]);
		pending.next();
		pending.take([set("new-1", "name", "x", "y")]);
		const effects = pending.settle(
			answer({ refused: [{ id: "new-1", key: "code", reason: "taken", error: "input.taken" }] }),
		);
		expect(effects.errors).toEqual([{ id: "new-1", key: "code", message: "taken" }]);
		expect(pending.next()).toBeNull();
		pending.take([set("new-1", "code", "", "c")]);
		expect(pending.next()?.inserts).toEqual([{ tempId: "new-1", values: { name: "y", code: "c" } }]);
	});
});

describe("deleted rows", () => {
	test("that come back before they were sent were never deleted", () => {
		const pending = new Pending();
		pending.take([
			{ op: "remove", ids: ["5"] },
			{ op: "insert", rows: [{ id: "5" }], at: 0 },
		]);
		expect(pending.next()).toBeNull();
	});

	test("that come back after they were deleted are restored, not added", () => {
		const pending = new Pending();
		pending.take([{ op: "remove", ids: ["5"] }]);
		pending.next();
		pending.settle(answer({}));
		pending.take([{ op: "insert", rows: [{ id: "5" }], at: 0 }]);
		expect([pending.next(), pending.takeRestores()]).toEqual([null, ["5"]]);
	});

	test("that may not be deleted are shown again", () => {
		const pending = new Pending();
		pending.take([{ op: "remove", ids: ["5"] }]);
		pending.next();
		const effects = pending.settle(
			answer({ refused: [{ id: "5", reason: "in use", error: "row.referenced" }] }),
		);
		expect([effects.back, effects.said]).toEqual([["5"], ["in use"]]);
	});
});

test("what is not stored survives a reload, an undecided clash clashes again", () => {
	const pending = new Pending();
	pending.take([set("1", "name", "a", "b"), { op: "insert", rows: [{ id: "new-1", name: "n" }], at: 0 }]);
	pending.next();
	pending.take([set("2", "name", "c", "d"), { op: "remove", ids: ["3"] }]);
	pending.clashes.set("4", {
		id: "4",
		key: "name",
		mine: "m",
		theirs: "t",
		theirsText: null,
		by: null,
		at: null,
	});
	const kept = pending.snapshot();
	expect(kept.edits.map(({ id, value }) => [id, value])).toEqual([
		["2", "d"],
		["4", "m"],
		["1", "b"],
	]);
	const clash = kept.edits.find((edit) => edit.id === "4");
	expect(["m", "t"]).not.toContain(clash?.old);
	expect([kept.inserts, kept.removes]).toEqual([[{ tempId: "new-1", values: { name: "n" } }], ["3"]]);
	expect(pending.sent).not.toBeNull();
});
