/** Bars and lines: values of one or more series along one axis of names. */
import type { EChartsOption } from "echarts";
import { t } from "@/kit/text";
import { type Format, numbersOf, plain, type Series, shown, toneOf } from "./data";
import { Frame, type FrameProps } from "./Frame";
import type { Look } from "./look";
import { gridOf, LEGEND_PX, legendOf, namesAxis, tooltipOf } from "./options";

interface Props extends FrameProps {
	labels: readonly string[];
	series: readonly Series[];
	/** How a value reads, in the table and at the axis. */
	format?: Format;
	/** The end of the axis where it is known, as of shares. */
	most?: number;
	/** In px, without the key to the colours. */
	height?: number;
	/** False: no scale at the side; what counts stands over the bars. */
	axis?: boolean;
	/** Said when a point is pointed at; else its numbers. */
	tip?: (at: number) => string;
}

interface BarProps extends Props {
	/** On top of each other, not side by side. */
	stacked?: boolean;
	/** A word over each bar of the last series, which has so much room in px. */
	over?: (at: number, room: number) => string;
}

const HEIGHT_PX = 200;
const WIDEST_PX = 44;
/** Of the axis. */
const STEPS = 4;

export function BarChart(props: BarProps) {
	return <SeriesChart {...props} drawSeries={barsOf} />;
}

/** Lines over time; where nothing is known a line is broken, not bent to nought. */
export function LineChart(props: Props) {
	return <SeriesChart {...props} drawSeries={linesOf} />;
}

type DrawSeries = (props: BarProps, look: Look, width: number) => NonNullable<EChartsOption["series"]>;

function SeriesChart({ drawSeries, ...props }: BarProps & { drawSeries: DrawSeries }) {
	const { title, hideTitle, bare, labels, series, format = plain, height = HEIGHT_PX } = props;
	return (
		<Frame
			title={title}
			hideTitle={hideTitle}
			bare={bare}
			numbers={numbersOf(labels, series, format)}
			draw={(look, width) => ({ ...axesOf(props, look), series: drawSeries(props, look, width) })}
			height={height + (hasLegend(props) ? LEGEND_PX : 0)}
		/>
	);
}

const goesBelow = (series: readonly Series[]) =>
	series.some(({ values }) => values.some((value) => (value ?? 0) < 0));

const hasLegend = ({ bare, series }: Props) => !bare && series.length > 1;

function axesOf(props: Props, look: Look): EChartsOption {
	const { labels, series, format = plain, most, axis = true, tip } = props;
	return {
		legend: legendOf(look, hasLegend(props)),
		grid: gridOf(hasLegend(props)),
		xAxis: namesAxis(look, labels),
		yAxis: {
			type: "value",
			...(goesBelow(series) ? {} : { min: 0 }),
			...(most ? { max: most, interval: most / STEPS } : {}),
			splitNumber: STEPS,
			axisLabel: { show: axis, color: look.quiet, fontSize: look.size, formatter: format },
			splitLine: { show: axis, lineStyle: { color: look.line } },
		},
		tooltip: {
			...tooltipOf(look, (at, name) => tip?.(at) ?? pointText(name, series, at, format)),
			trigger: "axis",
			axisPointer: { type: "shadow", shadowStyle: { color: look.hover } },
		},
	};
}

export function barsOf({ labels, series, stacked = false, over }: BarProps, look: Look, width: number) {
	const room = width / Math.max(1, labels.length);
	return series.map((one, number) => ({
		type: "bar" as const,
		name: one.name,
		...(stacked ? { stack: "all" } : {}),
		barMaxWidth: WIDEST_PX,
		barCategoryGap: "30%",
		itemStyle: { color: look.tones[toneOf(number, one.tone)], borderRadius: 2 },
		data: one.values.map((value, at) => {
			const own = one.toneAt?.(at);
			return { value, ...(own ? { itemStyle: { color: look.tones[own] } } : {}) };
		}),
		label: {
			show: over !== undefined && number === series.length - 1,
			position: "top" as const,
			color: look.text,
			fontSize: look.size,
			formatter: ({ dataIndex }: { dataIndex: number }) => over?.(dataIndex, room) ?? "",
		},
	}));
}

export function linesOf({ series }: Props, look: Look) {
	return series.map((one, number) => ({
		type: "line" as const,
		name: one.name,
		data: [...one.values],
		connectNulls: false,
		symbol: "circle",
		symbolSize: 5,
		itemStyle: { color: look.tones[toneOf(number, one.tone)] },
		lineStyle: { width: 2, type: number % 3 === 1 ? ("dashed" as const) : ("solid" as const) },
	}));
}

function pointText(label: string, series: readonly Series[], at: number, format: Format): string {
	const told = series.map(({ name, values }) =>
		t("{name} {value} | {name} {value}", { name, value: shown(values[at], format) }),
	);
	return [label, ...told].join("\n");
}
