import { expect, test, vi } from "vitest";
import { gather } from "./gather";

const answer = (keys: string[]) =>
	new Map(keys.filter((key) => key !== "none").map((key) => [key, key + key]));

test("what is asked together is one question, each key once", async () => {
	const ask = vi.fn(async (keys: string[]) => answer(keys));
	const read = gather(ask, 50);
	expect(await Promise.all(["a", "b", "a", "none"].map(read))).toEqual(["aa", "bb", "aa", null]);
	expect(ask.mock.calls).toEqual([[["a", "b", "none"]]]);
	expect(await read("c")).toBe("cc");
});

test("more than one question holds are several, and one that fails fails alone", async () => {
	const ask = vi.fn(async (keys: string[]) => {
		if (keys.includes("c")) throw new Error("away");
		return answer(keys);
	});
	const read = gather(ask, 2);
	const [a, b, c] = await Promise.allSettled(["a", "b", "c"].map(read));
	expect([a?.status, b?.status, c?.status]).toEqual(["fulfilled", "fulfilled", "rejected"]);
});
