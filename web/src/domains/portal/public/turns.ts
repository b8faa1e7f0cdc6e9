/** What takes its turn in the middle of the wall: nobody is there to leaf, so that each part stays a while and makes way. */
import type { Building, Wall } from "./api";

export type Turn =
	| { kind: "month" }
	| { kind: "plan"; buildings: readonly Building[] }
	| { kind: "activities" };

/** How many rooms stand side by side, and how many lines of them there is space for. */
export const ROOMS_ABREAST = 13;
const LINES = 10;
/** Of one building beside its rooms: the number of the floor, and what keeps it from the next. */
const MARGIN = 1.5;
const WIDTH = ROOMS_ABREAST + MARGIN;

const floorLines = (rooms: number): number => Math.max(1, Math.ceil(rooms / ROOMS_ABREAST));

/** The month, the buildings as many side by side as fit, what is on; `only` keeps a hall's screen at one of them. */
export function turnsOf(wall: Pick<Wall, "plan" | "activities">, only: string | null = null): Turn[] {
	const all: Turn[] = [
		{ kind: "month" },
		...sheets(wall.plan).map((buildings): Turn => ({ kind: "plan", buildings })),
		...(wall.activities.length > 0 ? [{ kind: "activities" } as const] : []),
	];
	const kept = all.filter(({ kind }) => kind === only);
	return kept.length > 0 ? kept : all;
}

function sheets(plan: readonly Building[]): Building[][] {
	const made: Building[][] = [];
	let left = 0;
	for (const part of plan.flatMap(parts)) {
		const width = widthOf(part);
		if (width > left) {
			made.push([]);
			left = WIDTH;
		}
		made.at(-1)?.push(part);
		left -= width;
	}
	return made;
}

const widthOf = ({ floors }: Building): number =>
	Math.min(ROOMS_ABREAST, Math.max(...floors.map(({ rooms }) => rooms.length))) + MARGIN;

/** Its title is a line too. */
const linesOf = ({ floors }: Building): number =>
	floors.reduce((sum, { rooms }) => sum + floorLines(rooms.length), 1);

/** A high building goes on beside itself. */
function parts(building: Building): Building[] {
	const made: Building[] = [];
	let floors: Building["floors"] = [];
	for (const floor of building.floors) {
		if (floors.length > 0 && linesOf({ ...building, floors: [...floors, floor] }) > LINES) {
			made.push({ ...building, floors });
			floors = [];
		}
		floors.push(floor);
	}
	return [...made, { ...building, floors }];
}
