import { describe, expect, it, vi } from "vitest";
import { RowStore } from "./store";
import type { GridChange, GridRow } from "./types";

const rowsOf = (...ids: string[]): GridRow[] => ids.map((id) => ({ id, name: `n${id}` }));
const open = () => new RowStore(rowsOf("a", "b", "c", "d"));
const set = (id: string, value: unknown, old: unknown = `n${id}`): GridChange => ({
	op: "set",
	id,
	key: "name",
	old,
	value,
});
const tracked = (store: RowStore) => ({
	inserted: store.inserted().map(({ id }) => id),
	removed: store.tracker.removed(),
	edited: store.edited().map(({ id }) => id),
});

describe("rows and what is tracked of them", () => {
	it("an edited row counts as edited until its cells hold again what is stored", () => {
		const store = open();
		store.apply([set("a", "x")]);
		expect(tracked(store).edited).toEqual(["a"]);
		store.apply([set("a", "na", "x")]);
		expect(tracked(store).edited).toEqual([]);
	});

	it("a removed new row is just dropped, a removed stored one is kept in the list of the removed", () => {
		const store = open();
		store.apply([{ op: "insert", rows: [{ id: "new-1" }], at: 1 }]);
		expect(tracked(store).inserted).toEqual(["new-1"]);
		expect(store.order).toEqual(["a", "new-1", "b", "c", "d"]);
		store.apply([{ op: "remove", ids: ["new-1", "b"] }]);
		expect(tracked(store)).toEqual({ inserted: [], removed: ["b"], edited: [] });
	});

	it("editing a new row leaves it a new row", () => {
		const store = open();
		store.apply([{ op: "insert", rows: [{ id: "new-1" }], at: 9 }, set("new-1", "x", undefined)]);
		expect(tracked(store)).toEqual({ inserted: ["new-1"], removed: [], edited: [] });
	});

	it("each change gives what takes it back, in any mixture", () => {
		const store = open();
		const before = store.all();
		const back = store.apply([
			set("a", "x"),
			{ op: "remove", ids: ["b", "d"] },
			{ op: "insert", rows: rowsOf("e", "f"), at: 0 },
			{ op: "move", id: "c", before: "e" },
			set("c", "y"),
			{ op: "move", id: "a", before: null },
		]);
		expect(store.order).toEqual(["c", "e", "f", "a"]);
		store.apply(back);
		expect(store.all()).toEqual(before);
		expect(tracked(store)).toEqual({ inserted: [], removed: [], edited: [] });
	});

	it("a thousand random steps taken back lead to the beginning", () => {
		let seed = 7;
		const dice = (sides: number) => {
			seed = (seed * 1103515245 + 12345) % 2147483648;
			return seed % sides;
		};
		const store = open();
		const before = store.all();
		const backs: GridChange[][] = [];
		for (let step = 0; step < 1000; step += 1) {
			const id = store.idAt(dice(Math.max(store.size, 1))) ?? "a";
			const change = [
				(): GridChange => set(id, dice(9), store.value(id, "name")),
				(): GridChange => ({ op: "insert", rows: rowsOf(`i${step}`, `j${step}`), at: dice(store.size + 1) }),
				(): GridChange => ({ op: "remove", ids: [id, store.idAt(dice(store.size || 1)) ?? id] }),
				(): GridChange => ({ op: "move", id, before: store.idAt(dice(store.size + 1)) ?? null }),
			][dice(4)];
			backs.push(store.apply(change ? [change()] : []));
		}
		for (const back of backs.reverse()) store.apply(back);
		expect(store.all()).toEqual(before);
		expect(tracked(store)).toEqual({ inserted: [], removed: [], edited: [] });
	});

	it("what others changed is not counted as mine, and tells what is stored now", () => {
		const store = open();
		store.apply([set("a", "mine")]);
		store.apply(
			[set("a", "theirs"), { op: "insert", rows: rowsOf("z"), at: 0 }, { op: "remove", ids: ["b"] }],
			"stored",
		);
		expect(store.value("a", "name")).toBe("theirs");
		expect(store.order).toEqual(["z", "a", "c", "d"]);
		expect(tracked(store)).toEqual({ inserted: [], removed: [], edited: [] });
	});

	it("a stored id takes the place of a temporary one", () => {
		const store = open();
		store.apply([{ op: "insert", rows: [{ id: "new-1", name: "x" }], at: 1 }]);
		store.rename({ "new-1": "77" });
		expect(store.order).toEqual(["a", "77", "b", "c", "d"]);
		expect(store.row("77")).toEqual({ id: "77", name: "x" });
		expect(tracked(store).inserted).toEqual([]);
	});

	it("a changed cell wakes the listeners of its row and of no other", () => {
		const store = open();
		const [a, b, shape] = [vi.fn(), vi.fn(), vi.fn()];
		store.changed.listen("a", a);
		store.changed.listen("b", b);
		store.shaped.listen(shape);
		store.apply([set("a", "x")]);
		expect([a, b, shape].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
	});
});
