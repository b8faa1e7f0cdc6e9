/** What a chart shows, as plain data: every chart is drawn from it, and read from it as a table. */
import { grouped } from "@/kit/format";
import { t } from "@/kit/text";

export const TONES = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

export type Tone = (typeof TONES)[number] | "good" | "bad" | "warn" | "soft" | "pale";

export interface Series {
	name: string;
	/** One per label; null where nothing is known. */
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

/** How a value reads. */
export type Format = (value: number) => string;

/** The numbers of a chart as a table. */
export interface Numbers {
	/** Over the first column. */
	corner: string;
	heads: readonly string[];
	lines: ReadonlyArray<{ name: string; cells: readonly string[] }>;
}

export const plain: Format = (value) => grouped(value);

export const toneOf = (at: number, tone?: Tone): Tone => tone ?? TONES[at % TONES.length] ?? "first";

export const shown = (value: number | null | undefined, format: Format): string =>
	value === null || value === undefined ? "–" : format(value);

export function numbersOf(labels: readonly string[], series: readonly Series[], format: Format): Numbers {
	return {
		corner: t("项目 | Item"),
		heads: series.map(({ name }) => name),
		lines: labels.map((name, at) => ({ name, cells: series.map(({ values }) => shown(values[at], format)) })),
	};
}

/** Each slice's part of the whole, in whole percent. */
export function sharesOf(slices: readonly Slice[]): string[] {
	const total = slices.reduce((sum, { value }) => sum + Math.max(0, value), 0);
	return slices.map(({ value }) => `${total > 0 ? Math.round((Math.max(0, value) / total) * 100) : 0}%`);
}
