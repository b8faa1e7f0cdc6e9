/** The numbers of a chart as the lines of a table. */
import { grouped } from "@/kit/shown";
import { t } from "@/kit/text";
import type { Series } from "./data";
import type { Numbers } from "./Frame";

export const plain = (value: number): string => grouped(value);

export function numbersOf(
	labels: readonly string[],
	series: readonly Series[],
	format: (value: number) => string,
): Numbers {
	return {
		corner: t("项目 | Item"),
		heads: series.map(({ name }) => name),
		lines: labels.map((name, at) => ({
			name,
			cells: series.map(({ values }) => {
				const value = values[at] ?? null;
				return value === null ? "–" : format(value);
			}),
		})),
	};
}
