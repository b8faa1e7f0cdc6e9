/** The rows of a list as bars along one of its fields; rows of the same are added up. Pure. */
import { localize } from "@/kit/text";
import type { Series } from "@/parts/chart/data";
import { type Describe, fieldOf, type Row } from "../describe";

interface Bars {
	labels: string[];
	series: Series[];
}

export function barsOf(describe: Describe, rows: readonly Row[]): Bars {
	const chart = describe.views?.chart;
	if (!chart) return { labels: [], series: [] };
	const labels = [...new Set(rows.map((row) => labelOf(row, chart.along)))];
	const series = chart.bars.map((key) => ({
		name: localize(fieldOf(describe, key)?.label ?? key),
		values: labels.map((label) =>
			sumOf(
				rows.filter((row) => labelOf(row, chart.along) === label),
				key,
			),
		),
	}));
	return { labels, series };
}

const labelOf = (row: Row, key: string) => String(row[`${key}_dictText`] ?? row[key] ?? "–");

/** Null where no row says anything; what is masked says nothing. */
function sumOf(rows: readonly Row[], key: string): number | null {
	const told = rows
		.map((row) => row[key])
		.filter((value) => value !== null && value !== undefined && value !== "")
		.map(Number)
		.filter(Number.isFinite);
	return told.length > 0 ? told.reduce((sum, value) => sum + value) : null;
}
