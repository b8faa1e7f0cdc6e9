/** Numbers of cells: what may be typed, what a typed text becomes, and sums that are exact to the last place. */
import type { CellValue, GridColumn } from "./types";

/** An optional minus, digits and an optional decimal, also while it is being typed. */
export const mayType = (text: string): boolean => /^-?\d*(\.\d*)?$/.test(text);

/** A number or nothing; with a scale the decimal text of so many places. */
export function numberOf(text: string, scale?: number): number | string | null {
	const plain = text.replace(/[,，\s¥￥]/g, "");
	if (!/\d/.test(plain) || !mayType(plain)) return null;
	return scale === undefined ? Number(plain) : toScale(plain, scale);
}

/** Rounded half away from zero, without a detour over binary fractions. */
function toScale(text: string, scale: number): string {
	const units = unitsOf(text, scale);
	return units === null ? text : fromUnits(units, scale);
}

/** "288.005" in hundredths → 28801n. */
export function unitsOf(value: CellValue, scale: number): bigint | null {
	const text = plainText(value);
	const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
	if (!parts || !/\d/.test(text)) return null;
	const [, sign, whole = "", fraction = ""] = parts;
	const kept = BigInt((whole || "0") + fraction.padEnd(scale, "0").slice(0, scale));
	const up = Number(fraction[scale] ?? 0) >= 5 ? 1n : 0n;
	return sign ? -(kept + up) : kept + up;
}

export function fromUnits(units: bigint, scale: number): string {
	const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
	const cut = digits.length - scale;
	const text = scale === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
	return units < 0n ? `-${text}` : text;
}

function plainText(value: CellValue): string {
	if (typeof value === "number") return Number.isFinite(value) ? plainNumber(value) : "";
	return typeof value === "string" ? value.trim() : "";
}

/** 1e21 and 1e-7 written out, as sums need them. */
function plainNumber(value: number): string {
	const text = String(value);
	return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

export const isNumeric = (value: CellValue): boolean => unitsOf(value, 0) !== null;

/** Places behind the point of a value as it stands. */
export const placesOf = (value: CellValue): number => plainText(value).split(".")[1]?.length ?? 0;

/** Whole numbers are summed as the integers in them; a column with a scale to its last place. */
export function totalOf(values: readonly CellValue[], column: Pick<GridColumn, "scale">): string {
	return fromUnits(sumUnits(values, column).sum, column.scale ?? 0);
}

export function averageOf(values: readonly CellValue[], column: Pick<GridColumn, "scale">): string {
	const { sum, count } = sumUnits(values, column);
	if (count === 0) return "";
	const scale = column.scale ?? 0;
	const places = Math.max(scale, 2);
	return divide(sum * 10n ** BigInt(places - scale), BigInt(count), places);
}

/** The average of units, rounded half away from zero. */
export function divide(units: bigint, by: bigint, scale: number): string {
	const [size, negative] = units < 0n ? [-units, true] : [units, false];
	const rounded = (size * 2n + by) / (by * 2n);
	return fromUnits(negative ? -rounded : rounded, scale);
}

function sumUnits(values: readonly CellValue[], { scale }: Pick<GridColumn, "scale">) {
	let sum = 0n;
	let count = 0;
	for (const value of values) {
		const units = scale === undefined ? wholeOf(value) : unitsOf(value, scale);
		if (units === null) continue;
		sum += units;
		count += 1;
	}
	return { sum, count };
}

function wholeOf(value: CellValue): bigint | null {
	const text = plainText(value);
	if (unitsOf(text, 0) === null) return null;
	const whole = text.split(".")[0] ?? "";
	return /\d/.test(whole) ? BigInt(whole) : 0n;
}
