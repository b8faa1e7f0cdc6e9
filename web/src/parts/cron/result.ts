/** One field of an expression as the editor's choices, and back: what cannot be chosen is kept as it was typed. */
import { BEFORE_END, clamp, MODES, type Mode, NEAREST, NTH, type Unit, unnamed, within } from "./units";

export interface UnitResult {
	/** The mode, 1 to 11 in the order of MODES; 0 is a text that no choice stands for. */
	cronEvery: number;
	incrementStart: number;
	incrementIncrement: number;
	rangeStart: number;
	rangeEnd: number;
	specificSpecific: number[];
	cronLastSpecificDomDay: number;
	cronDaysBeforeEomMinus: number;
	cronDaysNearestWeekday: number;
	cronNthDayDay: number;
	cronNthDayNth: number;
}

export const numberOf = (mode: Mode): number => MODES.indexOf(mode) + 1;
export const modeOf = (result: UnitResult): Mode | null => MODES[result.cronEvery - 1] ?? null;

export function firstResult(unit: Unit): UnitResult {
	return {
		cronEvery: numberOf(unit.empty === "?" ? "unset" : "every"),
		incrementStart: clamp(0, unit.start),
		incrementIncrement: 1,
		rangeStart: unit.range[0],
		rangeEnd: unit.range[1],
		specificSpecific: [],
		cronLastSpecificDomDay: 1,
		cronDaysBeforeEomMinus: 1,
		cronDaysNearestWeekday: 1,
		cronNthDayDay: 1,
		cronNthDayNth: 1,
	};
}

type Part = Partial<UnitResult>;
type Reader = (numbers: number[], unit: Unit) => Part | null;

/** What each written form means; the first that fits and is within bounds is taken. */
const FORMS: ReadonlyArray<[mode: Mode, form: RegExp, read: Reader]> = [
	["every", /^\*$/, () => ({})],
	["unset", /^\?$/, () => ({})],
	["last", /^L$/, () => ({})],
	["lastWorkday", /^(?:LW|WL)$/, () => ({})],
	[
		"range",
		/^(\d+)-(\d+)$/,
		([a = 0, b = 0], { range }) =>
			within(a, range) && within(b, range) ? { rangeStart: a, rangeEnd: b } : null,
	],
	[
		"loop",
		/^(\d+)\/(\d+)$/,
		([a = 0, n = 0], { start, interval }) =>
			within(a, start) && within(n, interval) ? { incrementStart: a, incrementIncrement: n } : null,
	],
	["workday", /^(\d+)W$/, ([n = 0]) => (within(n, NEAREST) ? { cronDaysNearestWeekday: n } : null)],
	["beforeEnd", /^L-(\d+)$/, ([n = 0]) => (within(n, BEFORE_END) ? { cronDaysBeforeEomMinus: n } : null)],
	["lastOf", /^(\d+)L$/, ([n = 0], { list }) => (within(n, list) ? { cronLastSpecificDomDay: n } : null)],
	[
		"nth",
		/^(\d+)#(\d+)$/,
		([day = 0, nth = 0], { list }) =>
			within(day, list) && within(nth, NTH) ? { cronNthDayDay: day, cronNthDayNth: nth } : null,
	],
	["specify", /^\d+(?:,\d+)*$/, () => null],
];

/** Numbers that this text does not say stay as they were, so that going to and fro between modes loses nothing. */
export function readUnit(unit: Unit, text: string, before = firstResult(unit)): UnitResult {
	const plain = unnamed(unit.key, text);
	for (const [mode, form, read] of FORMS) {
		const found = unit.modes.includes(mode) ? form.exec(plain) : null;
		if (!found) continue;
		const part = mode === "specify" ? listOf(plain, unit) : read(found.slice(1).map(Number), unit);
		if (part) return { ...before, ...part, cronEvery: numberOf(mode) };
	}
	return { ...before, cronEvery: 0 };
}

function listOf(text: string, { list }: Unit): Part | null {
	const picked = text.split(",").map(Number);
	return picked.every((one) => within(one, list)) ? { specificSpecific: sorted(picked) } : null;
}

const sorted = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);

const WRITERS: Readonly<Record<Mode, (result: UnitResult, unit: Unit) => string>> = {
	every: () => "*",
	unset: () => "?",
	range: ({ rangeStart, rangeEnd }) => `${rangeStart}-${rangeEnd}`,
	loop: ({ incrementStart, incrementIncrement }) => `${incrementStart}/${incrementIncrement}`,
	specify: ({ specificSpecific }, { list }) =>
		specificSpecific.length > 0 ? sorted(specificSpecific).join(",") : String(list[0]),
	workday: ({ cronDaysNearestWeekday }) => `${cronDaysNearestWeekday}W`,
	last: () => "L",
	lastWorkday: () => "LW",
	beforeEnd: ({ cronDaysBeforeEomMinus }) => `L-${cronDaysBeforeEomMinus}`,
	lastOf: ({ cronLastSpecificDomDay }) => `${cronLastSpecificDomDay}L`,
	nth: ({ cronNthDayDay, cronNthDayNth }) => `${cronNthDayDay}#${cronNthDayNth}`,
};

/** null for a text that no choice stands for. */
export function writeUnit(unit: Unit, result: UnitResult): string | null {
	const mode = modeOf(result);
	return mode && WRITERS[mode](result, unit);
}
