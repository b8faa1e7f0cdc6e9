/** What charts have in common, as options of ECharts: axes, the key to the colours, what is said of a point. */
import type { EChartsOption, TooltipComponentOption } from "echarts";
import type { Look } from "./look";

type Part<Name extends keyof EChartsOption> = NonNullable<EChartsOption[Name]>;

/** The height of the key over a drawing, in px. */
export const LEGEND_PX = 28;

export function legendOf(look: Look, show: boolean): Part<"legend"> {
	return {
		show,
		left: 0,
		top: 0,
		icon: "roundRect",
		itemWidth: 10,
		itemHeight: 10,
		textStyle: { color: look.quiet, fontSize: look.size },
		inactiveColor: look.line,
	};
}

/** Room for the key above; the words at the axes find theirs by themselves. */
export function gridOf(legend: boolean): Part<"grid"> {
	return { left: 0, right: 0, bottom: 0, top: (legend ? LEGEND_PX : 0) + 18 };
}

export function namesAxis(look: Look, names: readonly string[]) {
	return {
		type: "category" as const,
		data: [...names],
		axisTick: { show: false },
		axisLine: { lineStyle: { color: look.line } },
		axisLabel: { color: look.quiet, fontSize: look.size, hideOverlap: true },
	};
}

/**
 * Says `words` of the point that is pointed at, line by line. As an element: what stands in it may come from people,
 * and text is never read as HTML.
 */
export function tooltipOf(look: Look, words: (at: number, name: string) => string): TooltipComponentOption {
	return {
		backgroundColor: look.surface,
		borderColor: look.line,
		textStyle: { color: look.text, fontSize: look.size },
		confine: true,
		formatter: (pointed) => {
			const point = Array.isArray(pointed) ? pointed[0] : pointed;
			const said = document.createElement("div");
			said.style.whiteSpace = "pre-line";
			said.textContent = point ? words(point.dataIndex, point.name) : "";
			return said;
		},
	};
}
