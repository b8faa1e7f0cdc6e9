/** Lines over time; where nothing is known a line is broken, not bent to nought. */
import { Axes, type Plot, plotOf } from "./Axes";
import { type SeriesChartProps, tipOf } from "./BarChart";
import styles from "./chart.module.css";
import { greatest, runsOf, type Series, type Tone, ticksTo, toneOf } from "./data";
import { Frame } from "./Frame";
import { numbersOf, plain } from "./numbers";
import { useWidth } from "./useWidth";

const HEIGHT = 200;

export function LineChart(props: Omit<SeriesChartProps, "over">) {
	const { title, hideTitle, labels, series, format = plain, axis = true } = props;
	const [box, width] = useWidth();
	const height = props.height ?? HEIGHT;
	const ticks = ticksTo(props.most ?? greatest(series, false));
	const plot = plotOf(width, height, labels.length, props.most ?? ticks.at(-1) ?? 1, axis);
	return (
		<Frame
			title={title}
			hideTitle={hideTitle ?? false}
			bare={props.bare ?? false}
			legend={series.map((one, at) => ({ name: one.name, tone: toneOf(at, one.tone) }))}
			numbers={numbersOf(labels, series, format)}
		>
			<div ref={box}>
				<svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={styles.svg}>
					<title>{title}</title>
					<Axes plot={plot} labels={labels} ticks={ticks} axis={axis} format={format} />
					{series.map((one, at) => (
						<Line key={one.name} plot={plot} series={one} tone={toneOf(at, one.tone)} dashed={at % 3 === 1} />
					))}
					{labels.map((label, at) => (
						<rect
							key={label}
							className={styles.hit}
							x={plot.x(at) - plot.step / 2}
							y={0}
							width={plot.step}
							height={height}
						>
							<title>{props.tip?.(at) ?? tipOf(label, series, at, format)}</title>
						</rect>
					))}
				</svg>
			</div>
		</Frame>
	);
}

function Line({ plot, series, tone, dashed }: { plot: Plot; series: Series; tone: Tone; dashed: boolean }) {
	return (
		<g data-tone={tone} className={styles.line}>
			{runsOf(series.values).map((run) => (
				<g key={run[0]?.at}>
					<polyline
						points={run.map(({ at, value }) => `${plot.x(at)},${plot.y(value)}`).join(" ")}
						{...(dashed ? { strokeDasharray: "5 4" } : {})}
					/>
					{run.map(({ at, value }) => (
						<circle key={at} cx={plot.x(at)} cy={plot.y(value)} r={2.5} />
					))}
				</g>
			))}
		</g>
	);
}
