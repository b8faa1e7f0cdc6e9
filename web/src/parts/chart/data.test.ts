import { expect, it } from "vitest";
import { arcsOf, depthOf, everyNth, greatest, runsOf, ticksTo } from "./data";

it("ends the axis at a round number, in few steps", () => {
	expect(ticksTo(87)).toEqual([0, 25, 50, 75, 100]);
	expect(ticksTo(100)).toEqual([0, 25, 50, 75, 100]);
	expect(ticksTo(12_345)).toEqual([0, 5000, 10_000, 15_000]);
	expect(ticksTo(0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
	expect([ticksTo(0), ticksTo(Number.NaN)]).toEqual([
		[0, 1],
		[0, 1],
	]);
});

it("adds up what is stacked", () => {
	const series = [
		{ name: "a", values: [1, 5] },
		{ name: "b", values: [4, null] },
	];
	expect([greatest(series, false), greatest(series, true)]).toEqual([5, 5]);
	expect(greatest([...series, { name: "c", values: [2, 1] }], true)).toBe(7);
});

it("breaks a line where nothing is known", () => {
	expect(runsOf([1, 2, null, 4]).map((run) => run.map(({ at }) => at))).toEqual([[0, 1], [3]]);
});

it("shares a whole", () => {
	const arcs = arcsOf([
		{ name: "a", value: 3 },
		{ name: "b", value: 1 },
	]);
	expect(arcs.map(({ from, to }) => [from, to])).toEqual([
		[0, 0.75],
		[0.75, 1],
	]);
	expect(arcsOf([{ name: "a", value: 0 }])[0]?.share).toBe(0);
});

it("deepens a colour in five steps", () => {
	expect([0, 1, 2, 3, 4, 5].map((value) => depthOf(value, 0, 5))).toEqual([0, 1, 2, 3, 4, 4]);
	expect([depthOf(null, 0, 5), depthOf(3, 3, 3), depthOf(0, 0, 0)]).toEqual([null, 2, 0]);
});

it("names only as many points as have room", () => {
	expect([everyNth(12, 600, 40), everyNth(30, 300, 40)]).toEqual([1, 4]);
});
