/** Bars, side by side or on top of each other. */
import { t } from "@/kit/text";
import { Axes, type Plot, plotOf } from "./Axes";
import styles from "./chart.module.css";
import { greatest, type Series, ticksTo, toneOf } from "./data";
import { Frame } from "./Frame";
import { numbersOf, plain } from "./numbers";
import { useWidth } from "./useWidth";

export interface SeriesChartProps {
	title: string;
	hideTitle?: boolean;
	bare?: boolean;
	labels: readonly string[];
	series: readonly Series[];
	/** How a value reads, in the table and at the axis. */
	format?: (value: number) => string;
	/** The end of the axis where it is known, as of shares. */
	most?: number;
	height?: number;
	/** False: no scale at the side; what counts stands over the bars. */
	axis?: boolean;
	/** A word over each bar, which has so much room in px. */
	over?: (at: number, room: number) => string;
	/** Said when a point is pointed at; else its numbers. */
	tip?: (at: number) => string;
}

interface Props extends SeriesChartProps {
	stacked?: boolean;
}

const HEIGHT = 200;
const WIDEST = 44;

export function BarChart(props: Props) {
	const { title, hideTitle, labels, series, format = plain, stacked = false, axis = true, over } = props;
	const [box, width] = useWidth();
	const height = props.height ?? HEIGHT;
	const ticks = ticksTo(props.most ?? greatest(series, stacked));
	const most = props.most ?? ticks.at(-1) ?? 1;
	const plot = plotOf(width, height, labels.length, most, axis);
	const legend = series.map((one, at) => ({ name: one.name, tone: toneOf(at, one.tone) }));
	return (
		<Frame
			title={title}
			hideTitle={hideTitle ?? false}
			bare={props.bare ?? false}
			legend={legend}
			numbers={numbersOf(labels, series, format)}
		>
			<div ref={box}>
				<svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={styles.svg}>
					<title>{title}</title>
					<Axes
						plot={plot}
						labels={labels}
						ticks={props.most ? ticks.filter((one) => one <= most) : ticks}
						axis={axis}
						format={format}
					/>
					{labels.map((label, at) => (
						<g key={label} data-at={at}>
							<title>{props.tip?.(at) ?? tipOf(label, series, at, format)}</title>
							<rect
								className={styles.hit}
								x={plot.x(at) - plot.step / 2}
								y={0}
								width={plot.step}
								height={height}
							/>
							<Bars plot={plot} series={series} at={at} stacked={stacked} />
							{over && (
								<text
									className={styles.over}
									x={plot.x(at)}
									y={topOf(plot, series, at, stacked) - 5}
									textAnchor="middle"
								>
									{over(at, plot.step)}
								</text>
							)}
						</g>
					))}
				</svg>
			</div>
		</Frame>
	);
}

function Bars({
	plot,
	series,
	at,
	stacked,
}: {
	plot: Plot;
	series: readonly Series[];
	at: number;
	stacked: boolean;
}) {
	const whole = Math.min(plot.step * 0.7, stacked || series.length === 1 ? WIDEST : WIDEST * series.length);
	const each = stacked ? whole : whole / Math.max(1, series.length);
	let below = 0;
	return (
		<>
			{series.map((one, number) => {
				const value = one.values[at] ?? 0;
				const from = stacked ? below : 0;
				below += value;
				const [top, bottom] = [plot.y(from + value), plot.y(from)];
				return (
					<rect
						key={one.name}
						data-tone={one.toneAt?.(at) ?? toneOf(number, one.tone)}
						x={plot.x(at) - whole / 2 + (stacked ? 0 : number * each)}
						y={top}
						width={Math.max(1, each - (stacked || series.length === 1 ? 0 : 2))}
						height={Math.max(0, bottom - top)}
						rx={2}
					/>
				);
			})}
		</>
	);
}

function topOf(plot: Plot, series: readonly Series[], at: number, stacked: boolean): number {
	const values = series.map((one) => one.values[at] ?? 0);
	return plot.y(stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values));
}

export function tipOf(
	label: string,
	series: readonly Series[],
	at: number,
	format: (value: number) => string,
) {
	const told = series.map((one) => {
		const value = one.values[at] ?? null;
		return t("{name} {value} | {name} {value}", {
			name: one.name,
			value: value === null ? "–" : format(value),
		});
	});
	return `${label}\n${told.join("\n")}`;
}
