import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Failure } from "@/kit/transport";
import type { GridChange, GridHandle } from "@/parts/grid";
import { GridLink } from "./link";
import type { CellsAnswer } from "./wire";
import * as wire from "./wire";

vi.mock("./wire", async (original) => ({
	...(await original<typeof wire>()),
	fetchAll: vi.fn(),
	fetchSome: vi.fn(),
	fetchSorted: vi.fn(),
	saveCells: vi.fn(),
	restoreRows: vi.fn(),
}));

const row = (id: string, name: string, rowVersion = 1) => ({ id, name, rank: "1", rowVersion });
const set = (id: string, key: string, old: unknown, value: unknown): GridChange => ({
	op: "set",
	id,
	key,
	old,
	value,
});
const nothing: CellsAnswer = { done: [], ids: {}, clashes: [], refused: [] };
const done = (rowVersion: number, value: string): CellsAnswer => ({
	...nothing,
	done: [{ id: "1", key: "name", rowVersion, value }],
});

let received: GridChange[];
const showErrors = vi.fn();
let link: GridLink;

async function open(rows = [row("1", "a"), row("2", "b")]): Promise<void> {
	received = [];
	vi.mocked(wire.fetchAll).mockResolvedValue({ rows, total: rows.length });
	const of = {
		path: "sys/position",
		keys: ["name", "rank"],
		needs: [],
		derived: false,
		query: { rank: "1" },
	};
	link = new GridLink(of, () => undefined);
	const handle = {
		receive: (changes: GridChange[]) => received.push(...changes),
		renameIds: vi.fn(),
		markStored: vi.fn(),
		showErrors,
	};
	link.bind(handle as unknown as GridHandle);
	await link.load();
}

const type = (value: string, old = "a") => link.change([set("1", "name", old, value)]);
const hear = (op: "add" | "edit" | "delete", ids: string[], versions: number[]) =>
	link.hear({ topic: "", epoch: "", seq: 0, op, data: { ids, versions } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetAllMocks();
	vi.mocked(wire.saveCells).mockResolvedValue(nothing);
	vi.mocked(wire.fetchSome).mockResolvedValue([]);
	vi.mocked(wire.fetchSorted).mockResolvedValue([]);
});
afterEach(() => {
	vi.useRealTimers();
});

describe("what is typed", () => {
	test("is gathered for 150 ms and sent as one call", async () => {
		await open();
		type("b");
		await pass(100);
		type("c", "b");
		await pass(49);
		expect(wire.saveCells).not.toHaveBeenCalled();
		await pass(1);
		expect(vi.mocked(wire.saveCells).mock.calls).toEqual([
			["sys/position", { edits: [{ id: "1", key: "name", old: "a", value: "c" }], inserts: [], removes: [] }],
		]);
	});

	test("waits while the network is away and goes when it is back", async () => {
		await open();
		vi.mocked(wire.saveCells).mockRejectedValueOnce(new Failure(0, "network", ""));
		type("b");
		await pass(150);
		expect([link.state.phase, link.state.waiting]).toEqual(["away", 1]);
		vi.mocked(wire.saveCells).mockResolvedValueOnce(done(2, "b"));
		link.sender.knock();
		await pass(0);
		expect([link.state.phase, link.state.waiting]).toEqual(["saved", 0]);
	});

	test("is taken back when the whole call is refused", async () => {
		await open();
		vi.mocked(wire.saveCells).mockRejectedValueOnce(new Failure(403, "access.denied", "no"));
		type("b");
		await pass(150);
		expect(received).toEqual([{ op: "set", id: "1", key: "name", old: undefined, value: "a" }]);
		expect(link.state.waiting).toBe(0);
	});

	test.each([
		[new Failure(409, "state.conflict", "不行"), "不行"],
		[new Failure(422, "input.invalid", "请检查", { name: "过长" }), "过长"],
	])(
		"stays where it was typed when the call is refused for what it says, and goes again once changed",
		async (failure, said) => {
			await open();
			vi.mocked(wire.saveCells).mockRejectedValueOnce(failure);
			type("b");
			link.change([{ op: "insert", at: 0, rows: [{ id: "new-1", name: "n" }] }]);
			await pass(150);
			expect(received).toEqual([]);
			expect(showErrors).toHaveBeenCalledWith([
				{ id: "1", key: "name", message: said },
				{ id: "new-1", key: "name", message: said },
			]);
			expect(link.state.waiting).toBe(2);
			await pass(60_000);
			expect(wire.saveCells).toHaveBeenCalledTimes(1);
			vi.mocked(wire.saveCells).mockResolvedValueOnce(done(2, "c"));
			type("c", "b");
			await pass(150);
			expect(vi.mocked(wire.saveCells).mock.calls[1]?.[1]).toEqual({
				edits: [{ id: "1", key: "name", old: "a", value: "c" }],
				inserts: [],
				removes: [],
			});
			expect(link.state.waiting).toBe(1);
		},
	);

	test("goes again by itself when others were at the same rows", async () => {
		await open();
		vi.mocked(wire.saveCells).mockRejectedValueOnce(new Failure(409, "row.contended", "请重试"));
		type("b");
		await pass(150);
		expect([received, link.state.waiting]).toEqual([[], 1]);
		vi.mocked(wire.saveCells).mockResolvedValueOnce(done(2, "b"));
		await pass(2000);
		expect(link.state.waiting).toBe(0);
		expect(wire.saveCells).toHaveBeenCalledTimes(2);
	});

	test("and clashes is shown with both values, and the choice is kept to", async () => {
		await open();
		const clash = { id: "1", key: "name", mine: "b", theirs: "z", by: "Li" };
		const told = { ...clash, theirsText: null, at: null };
		vi.mocked(wire.saveCells).mockResolvedValueOnce({ ...nothing, clashes: [told] });
		type("b");
		await pass(150);
		expect(link.state.clashes).toEqual([clash]);
		link.choose(clash, "theirs");
		expect(received).toEqual([{ op: "set", id: "1", key: "name", old: undefined, value: "z" }]);
		expect(link.state.clashes).toEqual([]);
	});

	test("is sent at once when the grid is left, and what could not be sent is told", async () => {
		await open();
		vi.mocked(wire.saveCells).mockRejectedValueOnce(new Failure(0, "network", ""));
		type("b");
		const left = vi.fn();
		link.stop(left);
		await pass(0);
		expect(wire.saveCells).toHaveBeenCalledOnce();
		expect(left).toHaveBeenCalledOnce();
		expect(link.pending.snapshot().edits).toHaveLength(1);
	});
});

describe("what others do", () => {
	test("arrives in its cells, read in one call", async () => {
		await open();
		vi.mocked(wire.fetchSome).mockResolvedValueOnce([row("1", "x", 3), row("2", "y", 2)]);
		hear("edit", ["1"], [2]);
		hear("edit", ["2", "1"], [2, 3]);
		await pass(200);
		expect(vi.mocked(wire.fetchSome).mock.calls).toEqual([["sys/position", ["1", "2"]]]);
		expect(received.map((change) => change.op === "set" && [change.id, change.key, change.value])).toEqual([
			["1", "name", "x"],
			["2", "name", "y"],
		]);
	});

	test("does not overwrite what is being saved here", async () => {
		await open();
		type("mine");
		vi.mocked(wire.fetchSome).mockResolvedValueOnce([{ ...row("1", "x", 2), rank: "5" }]);
		vi.mocked(wire.saveCells).mockReturnValue(new Promise(() => undefined));
		hear("edit", ["1"], [2]);
		await pass(200);
		expect(received).toEqual([{ op: "set", id: "1", key: "rank", old: "1", value: "5" }]);
	});

	test("is not read when it is one's own change and nothing came between", async () => {
		await open();
		vi.mocked(wire.saveCells).mockResolvedValueOnce(done(2, "b"));
		type("b");
		await pass(150);
		hear("edit", ["1"], [2]);
		await pass(200);
		expect(wire.fetchSome).not.toHaveBeenCalled();
	});

	test("is read when something came between, and an older row does not undo one's own cell", async () => {
		await open();
		vi.mocked(wire.saveCells).mockResolvedValueOnce(done(3, "b"));
		type("b");
		await pass(150);
		vi.mocked(wire.fetchSome).mockResolvedValueOnce([{ ...row("1", "a", 2), rank: "7" }]);
		hear("edit", ["1"], [2]);
		await pass(200);
		expect(received).toEqual([{ op: "set", id: "1", key: "rank", old: "1", value: "7" }]);
		vi.mocked(wire.fetchSome).mockResolvedValueOnce([{ ...row("1", "b", 3), rank: "7" }]);
		hear("edit", ["1"], [3]);
		await pass(200);
		expect(wire.fetchSome).toHaveBeenCalledTimes(2);
	});

	test("brings new rows that fit the filters to the places where the list sorts them, and takes deleted ones away", async () => {
		await open();
		vi.mocked(wire.fetchSorted).mockResolvedValueOnce([row("1", "a"), row("9", "new"), row("2", "b")]);
		hear("add", ["9", "8"], [1, 1]);
		await pass(200);
		expect(vi.mocked(wire.fetchSorted).mock.calls).toEqual([
			["sys/position", ["9", "8", "1", "2"], { rank: "1" }],
		]);
		hear("delete", ["2"], [2]);
		expect(received).toEqual([
			{ op: "insert", rows: [row("9", "new")], at: 1 },
			{ op: "remove", ids: ["2"] },
		]);
		expect(link.state.total).toBe(2);
	});

	test("is not shown when it sorts behind the last of the rows that a grid holds", async () => {
		await open();
		vi.mocked(wire.fetchAll).mockResolvedValueOnce({ rows: [row("1", "a"), row("2", "b")], total: 6000 });
		await link.load();
		const sorted = [row("7", "c"), row("1", "a"), row("2", "b"), row("9", "z")];
		vi.mocked(wire.fetchSorted).mockResolvedValueOnce(sorted);
		hear("add", ["9", "7"], [1, 1]);
		await pass(200);
		expect(received).toEqual([{ op: "insert", rows: [row("7", "c")], at: 0 }]);
		expect(link.state.total).toBe(6002);
	});

	test("is read again when it could not be read, and compared whole after a long absence", async () => {
		await open();
		vi.mocked(wire.fetchSome).mockRejectedValueOnce(new Failure(0, "network", ""));
		hear("edit", ["1"], [2]);
		await pass(200);
		vi.mocked(wire.fetchSome).mockResolvedValueOnce([row("1", "x", 2)]);
		await pass(2000);
		expect(received).toHaveLength(1);
		type("mine", "x");
		vi.mocked(wire.fetchAll).mockResolvedValueOnce({ rows: [row("3", "c"), row("1", "q", 5)], total: 2 });
		await link.load();
		expect(received.slice(1)).toEqual([
			{ op: "insert", rows: [row("3", "c")], at: 0 },
			{ op: "remove", ids: ["2"] },
		]);
	});
});
