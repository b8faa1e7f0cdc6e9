import { describe, expect, test, vi } from "vitest";
import type { Row } from "../describe";
import { insertsOf, sortIn } from "./placing";

const row = (id: string): Row => ({ id, rowVersion: 1 });
const shownOf = (count: number) => Array.from({ length: count }, (_, at) => String(at * 10));

/** A list sorted by the number of its rows, of which some do not fit it any more. */
const listOf = (gone: string[] = []) =>
	vi.fn(async (ids: string[]) =>
		ids
			.filter((id) => !gone.includes(id))
			.sort((one, other) => Number(one) - Number(other))
			.map(row),
	);
const ascending = (order: string[]) =>
	order.every((id, at) => at === 0 || Number(order[at - 1]) < Number(id));

describe("rows that came meanwhile", () => {
	test("stand where the list sorts them among five thousand, after three calls", async () => {
		const ask = listOf();
		const fresh = ["24995", "3", "49999", "24993"];
		const { rows, order } = await sortIn(fresh, shownOf(5000), ask);
		expect(order).toHaveLength(5004);
		expect(ascending(order)).toBe(true);
		expect(rows.map(({ id }) => id).sort()).toEqual([...fresh].sort());
		expect(Math.max(...ask.mock.calls.map(([ids]) => ids.length))).toBeLessThanOrEqual(100);
	});

	test("at one place are found in three calls, however many rows are shown", async () => {
		const ask = listOf();
		await sortIn(["12345"], shownOf(5000), ask);
		expect(ask.mock.calls.length).toBeLessThanOrEqual(3);
	});

	test("in great number stand in their order, too", async () => {
		const fresh = Array.from({ length: 200 }, (_, at) => String(77_000 - at * 3 + 1));
		const { order } = await sortIn(fresh, shownOf(5000), listOf());
		expect(order).toHaveLength(5200);
		expect(ascending(order)).toBe(true);
	});

	test("that do not fit the list are left out, and marks that do not fit any more mislead nobody", async () => {
		const gone = ["30", "40", "50", "35"];
		const { rows, order } = await sortIn(["35", "45", "95"], shownOf(8), listOf(gone));
		expect(rows.map(({ id }) => id)).toEqual(["45", "95"]);
		expect(order).toEqual(["0", "10", "20", "45", "30", "40", "50", "60", "70", "95"]);
	});

	test("are put in among what is shown by then, neighbours in one step", () => {
		const order = ["1", "a", "b", "2", "c", "3"];
		expect(insertsOf([row("a"), row("b"), row("c")], order, ["1", "new", "3"])).toEqual([
			{ op: "insert", rows: [row("a"), row("b"), row("c")], at: 1 },
		]);
		expect(insertsOf([row("a"), row("c")], order, ["1", "2", "3", "new"])).toEqual([
			{ op: "insert", rows: [row("a")], at: 1 },
			{ op: "insert", rows: [row("c")], at: 3 },
		]);
	});
});
