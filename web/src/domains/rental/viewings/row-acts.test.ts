import { expect, it } from "vitest";
import { rowActs } from "./row-acts";

/** A row of the server, which refuses what was meant for another version of it. */
function serverRow(version: number) {
	const row = { version, sent: [] as number[], under: 0, most: 0 };
	const send = async (from: number): Promise<number> => {
		row.sent.push(from);
		row.under += 1;
		row.most = Math.max(row.most, row.under);
		await Promise.resolve();
		row.under -= 1;
		if (from !== row.version) throw new Error("stale");
		row.version += 1;
		return row.version;
	};
	return { row, send };
}

it("takes for a second act of the same row the version that the first brought, and waits for it", async () => {
	const act = rowActs();
	const { row, send } = serverRow(3);
	expect(await Promise.all([act("1", 3, send), act("1", 3, send), act("1", 3, send)])).toEqual([
		true,
		true,
		true,
	]);
	expect(row.sent).toEqual([3, 4, 5]);
	expect(row.most).toBe(1);
	expect(await act("1", 3, send)).toBe(true);
});

it("takes the version that was seen where somebody else was there since", async () => {
	const act = rowActs();
	const { row, send } = serverRow(3);
	await act("1", 3, send);
	row.version = 9;
	await expect(act("1", 4, send)).rejects.toThrow("stale");
	expect(await act("1", 9, send)).toBe(true);
});

it("goes on after a refusal, and after one that was thought better of", async () => {
	const act = rowActs();
	const { row, send } = serverRow(3);
	const first = act("1", 2, send);
	const second = act("1", 3, send);
	await expect(first).rejects.toThrow("stale");
	expect(await second).toBe(true);
	expect(await act("1", 3, async () => null)).toBe(false);
	expect(await act("1", 3, send)).toBe(true);
	expect(row.version).toBe(5);
});

it("keeps no row waiting for another", async () => {
	const act = rowActs();
	const { send } = serverRow(1);
	void act("1", 1, () => new Promise(() => undefined));
	expect(await act("2", 1, send)).toBe(true);
});
