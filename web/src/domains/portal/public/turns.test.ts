import { expect, it } from "vitest";
import type { Building } from "./api";
import { turnsOf } from "./turns";

const building = (name: string, ...floors: number[]): Building => ({
	community: "云栖",
	building: name,
	floors: floors.map((rooms, at) => ({
		floor: floors.length - at,
		rooms: Array.from({ length: rooms }, (_, room) => ({
			id: `${room}`,
			name: `${room}`,
			state: "free" as const,
		})),
	})),
});
const activity = { id: "1" } as never;
const shown = (plan: Building[]) =>
	turnsOf({ plan, activities: [] }).flatMap((turn) =>
		turn.kind === "plan" ? [turn.buildings.map((one) => `${one.building}:${one.floors.length}`)] : [],
	);

it("shows the month, the buildings and what is on, one after the other, and leaves out what there is none of", () => {
	expect(turnsOf({ plan: [building("1", 4)], activities: [activity] }).map(({ kind }) => kind)).toEqual([
		"month",
		"plan",
		"activities",
	]);
	expect(turnsOf({ plan: [], activities: [] }).map(({ kind }) => kind)).toEqual(["month"]);
});

it("puts as many buildings side by side as fit, and a high one beside itself", () => {
	expect(shown([building("1", 4, 4), building("2", 4, 4, 4), building("3", 4, 4)])).toEqual([
		["1:2", "2:3"],
		["3:2"],
	]);
	expect(shown([building("1", ...Array(12).fill(4))])).toEqual([["1:9", "1:3"]]);
	expect(shown([building("1", 40, 40, 40)])).toEqual([["1:2"], ["1:1"]]);
});

it("stays at the one that the address asks for, where there is such a one", () => {
	const wall = { plan: [building("1", 4)], activities: [] };
	expect(turnsOf(wall, "plan").map(({ kind }) => kind)).toEqual(["plan"]);
	expect(turnsOf(wall, "activities").map(({ kind }) => kind)).toEqual(["month", "plan"]);
});
