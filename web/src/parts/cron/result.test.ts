import { describe, expect, it } from "vitest";
import { firstResult, modeOf, numberOf, readUnit, type UnitResult, writeUnit } from "./result";
import { KEYS, MODES, UNITS, type UnitKey } from "./units";

const mode = (key: UnitKey, text: string) => modeOf(readUnit(UNITS[key], text));

const BOUNDS: ReadonlyArray<[key: UnitKey, within: string[], beyond: string[]]> = [
	["second", ["0", "59", "0-59", "0/1", "59/59"], ["60", "0-60", "0/0", "0/60"]],
	["minute", ["0", "59", "0/1", "59/60"], ["60", "60/1", "0/61"]],
	["hour", ["0", "23", "0-23", "0/23"], ["24", "0-24", "24/1", "0/0"]],
	[
		"day",
		["1", "31", "1-31", "1/31", "31W", "1W", "L-1", "L-31"],
		["0", "32", "1/32", "0W", "32W", "L-0", "L-32"],
	],
	["month", ["1", "12", "1-12", "0/1", "12/12", "JAN", "JAN-DEC"], ["0", "13", "0-12", "13/1"]],
	[
		"week",
		["1", "7", "1-7", "1/7", "1L", "7#5", "MON-FRI", "SUN,SAT"],
		["0", "8", "1/8", "8L", "1#0", "1#6"],
	],
	["year", ["2019", "2118", "2019-2119", "2119/99"], ["2018", "2119", "2018-2020", "2019-2120", "2019/100"]],
];

describe("one field of an expression", () => {
	it.each(BOUNDS)("%s keeps to its bounds", (key, within, beyond) => {
		for (const text of within) expect(mode(key, text), text).not.toBeNull();
		for (const text of beyond) expect(mode(key, text), text).toBeNull();
	});

	it("picks the mode from the text", () => {
		const read = (["*", "?", "3-5", "3/5", "15W", "L", "LW", "L-3", "7,1"] as const).map((text) =>
			mode("day", text),
		);
		const named = [
			"every",
			"unset",
			"range",
			"loop",
			"workday",
			"last",
			"lastWorkday",
			"beforeEnd",
			"specify",
		];
		expect(read).toEqual(named);
		expect(mode("week", "6L")).toBe("lastOf");
		expect(mode("week", "6#3")).toBe("nth");
		expect(mode("hour", "8")).toBe("specify");
	});

	it("numbers its modes from 1 to 11", () => {
		expect(MODES.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	});

	it("starts with the whole range, a loop from 0 by 1, and every value but the week's", () => {
		expect(firstResult(UNITS.second)).toMatchObject({
			cronEvery: 1,
			rangeStart: 0,
			rangeEnd: 59,
			incrementStart: 0,
			incrementIncrement: 1,
			specificSpecific: [],
		});
		expect(modeOf(firstResult(UNITS.hour))).toBe("every");
		expect(modeOf(firstResult(UNITS.week))).toBe("unset");
		expect(firstResult(UNITS.day)).toMatchObject({ incrementStart: 1, rangeStart: 1, rangeEnd: 31 });
	});

	it("falls back to the least value when nothing is specified", () => {
		const none = (key: UnitKey) =>
			writeUnit(UNITS[key], { ...firstResult(UNITS[key]), cronEvery: numberOf("specify") });
		expect(KEYS.map(none)).toEqual(["0", "0", "0", "1", "1", "1", "2019"]);
	});

	it("lists a hundred years to pick from", () => {
		const [first, last] = UNITS.year.list;
		expect([first, last - first + 1]).toEqual([2019, 100]);
	});

	it("keeps what it can't choose as it was typed", () => {
		for (const text of ["1,3-5", "1-10/2", "X"]) {
			const result = readUnit(UNITS.hour, text);
			expect(result.cronEvery).toBe(0);
			expect(writeUnit(UNITS.hour, result)).toBeNull();
		}
	});

	it("keeps the numbers of other modes while one goes to and fro", () => {
		const before = readUnit(UNITS.hour, "9-17");
		expect(readUnit(UNITS.hour, "*", before)).toMatchObject({ cronEvery: 1, rangeStart: 9, rangeEnd: 17 });
	});

	it("writes what it reads and reads what it writes, for every mode and number within bounds", () => {
		for (const key of KEYS) {
			const unit = UNITS[key];
			for (const one of unit.modes) {
				for (const seed of [0, 1, 2, 3, 5, 8, 13]) {
					const asked = sample(key, one, seed);
					const text = writeUnit(unit, asked) ?? "";
					const read = readUnit(unit, text);
					expect(modeOf(read), `${key} ${text}`).toBe(one);
					expect(writeUnit(unit, read)).toBe(text);
				}
			}
		}
	});
});

function sample(key: UnitKey, mode: (typeof MODES)[number], seed: number): UnitResult {
	const unit = UNITS[key];
	const at = ([min, max]: readonly [number, number], by: number) => min + ((seed * by) % (max - min + 1));
	return {
		cronEvery: numberOf(mode),
		incrementStart: at(unit.start, 3),
		incrementIncrement: at(unit.interval, 5),
		rangeStart: at(unit.range, 2),
		rangeEnd: at(unit.range, 7),
		specificSpecific: [at(unit.list, 11), at(unit.list, 4)],
		cronLastSpecificDomDay: at([1, 7], 3),
		cronDaysBeforeEomMinus: at([1, 31], 9),
		cronDaysNearestWeekday: at([1, 31], 4),
		cronNthDayDay: at([1, 7], 5),
		cronNthDayNth: at([1, 5], 2),
	};
}
