/** From a cell's value to the text a person reads, and back from what they typed or pasted. */
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { t } from "@/kit/text";
import { numberOf } from "./numbers";
import type { CellKind, CellKinds, CellValue, ColumnType, GridColumn, GridOption } from "./types";

dayjs.extend(customParseFormat);

const CHOICES: readonly ColumnType[] = ["select", "radio", "list_multi", "sel_search"];
const LABELLED: readonly ColumnType[] = ["popup", "sel_search_async", "sel_depart", "sel_user"];
const STAMPED: Partial<Record<ColumnType, string>> = {
	date: "YYYY-MM-DD",
	jdate: "YYYY-MM-DD",
	datetime: "YYYY-MM-DD HH:mm:ss",
	time: "HH:mm:ss",
};
/** As spreadsheets and people write a day, with a time behind it or not; read by hand, since a paste brings thousands. */
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]+(.+))?$/;
const DENSE_DAY = /^(\d{4})(\d{2})(\d{2})()$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/;

export const isChoice = (column: GridColumn): boolean => CHOICES.includes(column.type);
export const isNumber = (column: GridColumn): boolean => column.type === "inputNumber";
export const isText = (column: GridColumn): boolean => /^(input|input_pop|textarea)$/.test(column.type);
/** What the clipboard may not put into a cell: it belongs to whoever renders it. */
export const isShownOnly = (column: GridColumn): boolean =>
	column.type === "slot" || column.type === "hidden";

export const formatOf = (column: GridColumn): string => column.format ?? STAMPED[column.type] ?? "YYYY-MM-DD";

export function onOff(column: GridColumn): readonly [CellValue, CellValue] {
	return column.customValue ?? [true, false];
}

export function isOn(value: CellValue, column: GridColumn): boolean {
	const on = onOff(column)[0];
	return value === on || (!isBlank(value) && String(value) === String(on));
}

/** Several values are one text with a separator between. */
export const parts = (value: CellValue, separator = ","): string[] =>
	(Array.isArray(value) ? value.map(String) : String(value ?? "").split(separator)).filter(Boolean);

/** What labels a column's values have: its options, and what was learned from rows and pickers. */
export interface Names {
	labelOf(value: string): string | undefined;
	valueOf(label: string): string | undefined;
}

export function namesOf(options: readonly GridOption[], learned?: ReadonlyMap<string, string>): Names {
	return {
		labelOf: (value) => options.find((one) => String(one.value) === value)?.label ?? learned?.get(value),
		valueOf: (label) => {
			const found = options.find((one) => one.label === label) ?? options.find((one) => one.value === label);
			if (found) return found.value;
			for (const [value, name] of learned ?? []) if (name === label) return value;
			return undefined;
		},
	};
}

export function textOf(value: CellValue, column: GridColumn, names: Names): string {
	if (column.type === "checkbox") return isOn(value, column) ? t("是 | Yes") : t("否 | No");
	if (isBlank(value) || column.secret) return "";
	if (column.type === "list_multi" || LABELLED.includes(column.type)) {
		const whole = names.labelOf(String(value));
		return (
			whole ??
			parts(value, column.separator)
				.map((one) => names.labelOf(one) ?? one)
				.join(",")
		);
	}
	if (isChoice(column)) return names.labelOf(String(value)) ?? String(value);
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** undefined: this text says nothing that the column could hold. */
export function readText(text: string, column: GridColumn, names: Names): CellValue | undefined {
	const said = text.trim();
	if (column.type === "checkbox") return boxOf(said, column);
	if (said === "") return null;
	if (isNumber(column)) return numberOf(said, column.scale) ?? undefined;
	if (STAMPED[column.type]) return stampOf(said, column);
	if (column.type === "list_multi") {
		const found = said
			.split(/[,，、;；]/)
			.filter(Boolean)
			.map((one) => names.valueOf(one.trim()));
		return found.includes(undefined) ? undefined : found.join(column.separator ?? ",");
	}
	if (isChoice(column)) return names.valueOf(said) ?? (column.allowInput ? said : undefined);
	if (LABELLED.includes(column.type)) return names.valueOf(said);
	return isShownOnly(column) ? undefined : text;
}

function boxOf(said: string, column: GridColumn): CellValue | undefined {
	const [on, off] = onOff(column);
	if (said === String(on) || /^(是|yes|y|true|1|√|✓|on)$/i.test(said)) return on;
	if (said === String(off) || /^(否|no|n|false|0|×|off|)$/i.test(said)) return off;
	return undefined;
}

function stampOf(said: string, column: GridColumn): string | undefined {
	const format = formatOf(column);
	const found = column.type === "time" ? momentOf("2000", "1", "1", said) : dayIn(said);
	if (found)
		return format === STAMPED[column.type] ? wireOf(found, column.type) : dayjs(found).format(format);
	const own = dayjs(said, format, true);
	return own.isValid() ? own.format(format) : undefined;
}

function dayIn(said: string): string | null {
	const [, year, month, day, clock = ""] = DAY.exec(said) ?? DENSE_DAY.exec(said) ?? [];
	return year && month && day ? momentOf(year, month, day, clock || "0:00") : null;
}

/** "2026-01-05 09:30:00", or nothing where there is no such day or time. */
function momentOf(year: string, month: string, day: string, clock: string): string | null {
	const [, hour, minute, second = "0"] = CLOCK.exec(clock) ?? [];
	if (hour === undefined || minute === undefined) return null;
	const [y, m, d, h, i, s] = [year, month, day, hour, minute, second].map(Number) as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	const real = m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();
	if (!real || h > 23 || i > 59 || s > 59) return null;
	const two = (part: number) => String(part).padStart(2, "0");
	return `${y}-${two(m)}-${two(d)} ${two(h)}:${two(i)}:${two(s)}`;
}

function wireOf(moment: string, type: ColumnType): string {
	return type === "datetime" ? moment : type === "time" ? moment.slice(11) : moment.slice(0, 10);
}

/** Nothing, an absent value and an empty text are one to a person. */
export function sameValue(one: CellValue, other: CellValue): boolean {
	if (isBlank(one) && isBlank(other)) return true;
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object") return false;
	return JSON.stringify(one) === JSON.stringify(other);
}

export const isBlank = (value: CellValue): boolean =>
	value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What a column is shown and edited with that the grid does not know by itself: its own, or what the page brought for its type. */
export const kindOf = ({ kinds }: { kinds?: CellKinds }, column: GridColumn): CellKind | undefined =>
	column.kind ?? kinds?.[column.type];
