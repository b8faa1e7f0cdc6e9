/** The drawing of a chart by ECharts, as SVG. The only place that loads the library, and itself loaded lazily. */
import theme from "antd/es/theme";
import type { EChartsOption } from "echarts";
import { BarChart, HeatmapChart, LineChart, PieChart } from "echarts/charts";
import {
	AriaComponent,
	GridComponent,
	LegendComponent,
	TitleComponent,
	TooltipComponent,
	VisualMapComponent,
} from "echarts/components";
import { type EChartsType, init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSettings } from "@/kit/settings";
import { type Look, lookOf } from "./look";

/** `width` in px: what is drawn may depend on the room. */
export type Draw = (look: Look, width: number) => EChartsOption;

interface Props {
	draw: Draw;
	/** In px. */
	height: number;
	/** In px; else as wide as there is room. */
	width?: number;
}

const PARTS = [
	BarChart,
	HeatmapChart,
	LineChart,
	PieChart,
	AriaComponent,
	GridComponent,
	LegendComponent,
	TitleComponent,
	TooltipComponent,
	VisualMapComponent,
	SVGRenderer,
];
/** Where nothing is laid out yet. */
const WIDTH_PX = 480;

export default function Drawing({ draw, height, width: fixed }: Props) {
	const { token } = theme.useToken();
	const { weak } = useSettings();
	const look = useMemo(() => lookOf(token), [token]);
	const box = useRef<HTMLDivElement>(null);
	const chart = useRef<EChartsType>(null);
	const [width, setWidth] = useState(fixed ?? WIDTH_PX);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const room = () => fixed ?? (element.clientWidth || WIDTH_PX);
		use(PARTS);
		const drawn = init(element, null, { renderer: "svg", width: room(), height });
		chart.current = drawn;
		setWidth(room());
		const watcher = new ResizeObserver(() => setWidth(room()));
		watcher.observe(element);
		return () => {
			watcher.disconnect();
			chart.current = null;
			drawn.dispose();
		};
	}, [fixed, height]);
	useEffect(() => {
		chart.current?.resize({ width, height, silent: true });
		chart.current?.setOption(
			{ ...letters(look), aria: patternsOf(weak), ...draw(look, width) },
			{ replaceMerge: ["series"] },
		);
	}, [draw, look, width, height, weak]);
	return <div ref={box} data-drawing style={{ height, ...(fixed ? { width: fixed } : {}) }} />;
}

/** Eyes that tell colours badly are given a pattern for each. */
const patternsOf = (weak: boolean): EChartsOption["aria"] => ({
	enabled: weak,
	label: { enabled: false },
	decal: { show: weak },
});

function letters(look: Look): EChartsOption {
	return {
		animation: look.motion,
		textStyle: { fontFamily: look.font, fontSize: look.size, color: look.text },
	};
}
