/** The lines and words around bars and lines. */
import styles from "./chart.module.css";
import { everyNth } from "./data";

export const LEFT = 44;
export const TOP = 18;
export const BOTTOM = 24;

export interface Plot {
	width: number;
	height: number;
	left: number;
	/** Where a value stands, from above. */
	y: (value: number) => number;
	/** The middle of a point, and how much room it has. */
	x: (at: number) => number;
	step: number;
}

export function plotOf(width: number, height: number, count: number, most: number, axis: boolean): Plot {
	const left = axis ? LEFT : 0;
	const step = (width - left) / Math.max(1, count);
	return {
		width,
		height,
		left,
		y: (value) => TOP + (1 - value / (most || 1)) * (height - TOP - BOTTOM),
		x: (at) => left + step * (at + 0.5),
		step,
	};
}

interface Props {
	plot: Plot;
	labels: readonly string[];
	ticks: readonly number[];
	axis: boolean;
	format: (value: number) => string;
}

const LETTER = 7;

export function Axes({ plot, labels, ticks, axis, format }: Props) {
	const room = Math.max(...labels.map((label) => label.length), 1) * LETTER + 10;
	const nth = everyNth(labels.length, plot.width - plot.left, room);
	const floor = plot.y(0);
	return (
		<g className={styles.axes}>
			{axis ? (
				ticks.map((tick) => (
					<g key={tick}>
						<line x1={plot.left} x2={plot.width} y1={plot.y(tick)} y2={plot.y(tick)} />
						<text x={plot.left - 6} y={plot.y(tick) + 4} textAnchor="end">
							{format(tick)}
						</text>
					</g>
				))
			) : (
				<line x1={plot.left} x2={plot.width} y1={floor} y2={floor} />
			)}
			{labels.map((label, at) =>
				at % nth === 0 ? (
					<text
						key={label}
						x={Math.max(plot.x(at), (label.length * LETTER) / 2)}
						y={plot.height - 6}
						textAnchor="middle"
					>
						{label}
					</text>
				) : null,
			)}
		</g>
	);
}
