/** What a chart shows, as plain data, and the arithmetic of drawing it. */

export type Tone =
	| "first"
	| "second"
	| "third"
	| "fourth"
	| "fifth"
	| "sixth"
	| "good"
	| "bad"
	| "warn"
	| "soft"
	| "pale";

export interface Series {
	name: string;
	values: ReadonlyArray<number | null>;
	tone?: Tone;
	/** Another colour for single points. */
	toneAt?: (at: number) => Tone | undefined;
}

export interface Slice {
	name: string;
	value: number;
	tone?: Tone;
}

export const TONES: readonly Tone[] = ["first", "second", "third", "fourth", "fifth", "sixth"];

export const toneOf = (at: number, tone?: Tone): Tone => tone ?? TONES[at % TONES.length] ?? "first";

/** The round number at or above the greatest value, and what divides the way there into at most `steps`. */
export function ticksTo(most: number, steps = 4): number[] {
	if (!(most > 0)) return [0, 1];
	const rough = most / steps;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough - 1e-9) ?? 10) * power;
	const count = Math.ceil(most / step - 1e-9);
	return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

export function greatest(series: readonly Series[], stacked: boolean): number {
	if (!stacked) return Math.max(0, ...series.flatMap((one) => one.values.map((value) => value ?? 0)));
	const count = Math.max(0, ...series.map((one) => one.values.length));
	return Math.max(
		0,
		...Array.from({ length: count }, (_, at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0)),
	);
}

/** Every nth label, so that each has room. */
export function everyNth(count: number, width: number, room: number): number {
	return Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
}

/** Runs of points that have a value: a missing one breaks the line. */
export function runsOf(values: ReadonlyArray<number | null>): Array<Array<{ at: number; value: number }>> {
	const runs: Array<Array<{ at: number; value: number }>> = [];
	values.forEach((value, at) => {
		if (value === null) return;
		const last = runs.at(-1);
		if (last && last.at(-1)?.at === at - 1) last.push({ at, value });
		else runs.push([{ at, value }]);
	});
	return runs;
}

export interface Arc extends Slice {
	share: number;
	/** In turns, from the top. */
	from: number;
	to: number;
}

export function arcsOf(slices: readonly Slice[]): Arc[] {
	const total = slices.reduce((sum, { value }) => sum + Math.max(0, value), 0);
	let from = 0;
	return slices.map((slice) => {
		const share = total > 0 ? Math.max(0, slice.value) / total : 0;
		const arc = { ...slice, share, from, to: from + share };
		from += share;
		return arc;
	});
}

/** Which of five depths of colour a value has between least and most. */
export function depthOf(value: number | null, least: number, most: number): 0 | 1 | 2 | 3 | 4 | null {
	if (value === null) return null;
	if (most <= least) return value > 0 ? 2 : 0;
	return Math.min(4, Math.floor(((value - least) / (most - least)) * 5)) as 0 | 1 | 2 | 3 | 4;
}
