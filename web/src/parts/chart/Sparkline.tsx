/** A line without axes, as small as a word; its last value and its range are said. */
import type { EChartsOption } from "echarts";
import { lazy, Suspense } from "react";
import { t } from "@/kit/text";
import styles from "./chart.module.css";
import { type Format, plain, type Tone } from "./data";
import type { Look } from "./look";

const Drawing = lazy(() => import("./Drawing"));

interface Props {
	label: string;
	values: ReadonlyArray<number | null>;
	tone?: Tone;
	/** In px. */
	width?: number;
	height?: number;
	format?: Format;
}

export function Sparkline({ label, values, tone = "first", width = 96, height = 24, format = plain }: Props) {
	return (
		<span
			role="img"
			aria-label={wordsOf(label, values, format)}
			style={{ width, height }}
			className={styles.spark}
		>
			<Suspense fallback={null}>
				<Drawing draw={(look) => lineOf(values, look, tone)} width={width} height={height} />
			</Suspense>
		</span>
	);
}

function wordsOf(label: string, values: ReadonlyArray<number | null>, format: Format): string {
	const known = values.filter((value) => value !== null);
	const last = known.at(-1);
	if (last === undefined) return t("{label}：暂无数据 | {label}: no data yet", { label });
	return t("{label}：最近 {last}，{least} 到 {most} | {label}: last {last}, {least} to {most}", {
		label,
		last: format(last),
		least: format(Math.min(...known)),
		most: format(Math.max(...known)),
	});
}

function lineOf(values: ReadonlyArray<number | null>, look: Look, tone: Tone): EChartsOption {
	return {
		grid: { left: 2, right: 3, top: 3, bottom: 3 },
		xAxis: { type: "category", show: false, boundaryGap: false },
		yAxis: { type: "value", show: false, min: "dataMin", max: "dataMax" },
		series: {
			type: "line",
			data: [...values],
			symbol: "none",
			silent: true,
			itemStyle: { color: look.tones[tone] },
			lineStyle: { width: 2 },
		},
	};
}
