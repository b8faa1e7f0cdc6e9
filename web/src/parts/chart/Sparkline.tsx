/** A line without axes, as small as a word; its last value and its range are said. */
import { t } from "@/kit/text";
import styles from "./chart.module.css";
import { runsOf, type Tone } from "./data";
import { plain } from "./numbers";

interface Props {
	label: string;
	values: ReadonlyArray<number | null>;
	tone?: Tone;
	width?: number;
	height?: number;
	format?: (value: number) => string;
}

export function Sparkline({ label, values, tone = "first", width = 96, height = 24, format = plain }: Props) {
	const known = values.filter((value) => value !== null);
	const [least, most] = [Math.min(...known), Math.max(...known)];
	const x = (at: number) => 2 + (at / Math.max(1, values.length - 1)) * (width - 4);
	const y = (value: number) => height - 3 - ((value - least) / (most - least || 1)) * (height - 6);
	const last = known.at(-1);
	const words =
		last === undefined
			? t("{label}：暂无数据 | {label}: no data yet", { label })
			: t("{label}：最近 {last}，{least} 到 {most} | {label}: last {last}, {least} to {most}", {
					label,
					last: format(last),
					least: format(least),
					most: format(most),
				});
	const end = runsOf(values).at(-1)?.at(-1);
	return (
		<svg role="img" aria-label={words} width={width} height={height} className={styles.spark}>
			<g data-tone={tone} className={styles.line}>
				{runsOf(values).map((run) => (
					<polyline key={run[0]?.at} points={run.map((one) => `${x(one.at)},${y(one.value)}`).join(" ")} />
				))}
				{end && <circle cx={x(end.at)} cy={y(end.value)} r={2} />}
			</g>
		</svg>
	);
}
