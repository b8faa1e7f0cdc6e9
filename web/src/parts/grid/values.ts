/** From a cell's value to the text a person reads, and back from what they typed or pasted. */
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { t } from "@/kit/text";
import { numberOf } from "./numbers";
import { isBlank } from "./tracker";
import type { CellValue, ColumnType, GridColumn, GridOption } from "./types";

dayjs.extend(customParseFormat);

const CHOICES: readonly ColumnType[] = ["select", "radio", "list_multi", "sel_search"];
const LABELLED: readonly ColumnType[] = ["popup", "sel_search_async", "sel_depart", "sel_user"];
const STAMPED: Partial<Record<ColumnType, string>> = {
	date: "YYYY-MM-DD",
	jdate: "YYYY-MM-DD",
	datetime: "YYYY-MM-DD HH:mm:ss",
	time: "HH:mm:ss",
};
const DAYS = ["YYYY-M-D", "YYYY/M/D", "YYYY.M.D", "YYYY年M月D日", "YYYYMMDD", "M/D/YYYY"];
const CLOCKS = ["H:mm:ss", "H:mm", "h:mm:ss A", "h:mm A"];

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

/** Several values are one text with commas between. */
export const parts = (value: CellValue): string[] =>
	(Array.isArray(value) ? value.map(String) : String(value ?? "").split(",")).filter(Boolean);

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
	if (isBlank(value)) return "";
	if (column.type === "list_multi" || LABELLED.includes(column.type)) {
		const whole = names.labelOf(String(value));
		return (
			whole ??
			parts(value)
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
		return found.includes(undefined) ? undefined : found.join(",");
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
	const formats =
		column.type === "time"
			? CLOCKS
			: [formatOf(column), ...DAYS.flatMap((day) => [day, ...CLOCKS.map((clock) => `${day} ${clock}`)])];
	const found = dayjs(said, formats, true);
	return found.isValid() ? found.format(formatOf(column)) : undefined;
}
