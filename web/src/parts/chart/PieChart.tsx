/** Shares of a whole, as a ring with a word in its middle. */
import type { EChartsOption } from "echarts";
import { t } from "@/kit/text";
import { type Format, plain, type Slice, sharesOf, toneOf } from "./data";
import { Frame, type FrameProps } from "./Frame";
import type { Look } from "./look";
import { legendOf, tooltipOf } from "./options";

interface Props extends FrameProps {
	slices: readonly Slice[];
	format?: Format;
	/** In the middle. */
	middle?: string;
	/** Across, in px. */
	size?: number;
	/** Names and shares beside the ring. */
	named?: boolean;
}

const SIZE_PX = 150;
const GAP_PX = 20;
const NAMES_PX = 120;

export function PieChart(props: Props) {
	const { title, hideTitle, bare, slices, format = plain, size = SIZE_PX, named = true } = props;
	const shares = sharesOf(slices);
	return (
		<Frame
			title={title}
			hideTitle={hideTitle}
			bare={bare}
			numbers={{
				corner: t("项目 | Item"),
				heads: [t("数值 | Value"), t("占比 | Share")],
				lines: slices.map(({ name, value }, at) => ({ name, cells: [format(value), shares[at] ?? ""] })),
			}}
			draw={(look, width) => ringOf(props, look, width)}
			height={size}
			width={named ? undefined : size}
		/>
	);
}

function ringOf(props: Props, look: Look, width: number): EChartsOption {
	const { slices, format = plain, middle = "", size = SIZE_PX, named = true } = props;
	const shares = sharesOf(slices);
	const centre = named ? size / 2 : width / 2;
	return {
		legend: {
			...legendOf(look, named),
			orient: "vertical",
			left: size + GAP_PX,
			top: "middle",
			textStyle: {
				color: look.text,
				fontSize: look.size,
				width: Math.max(NAMES_PX, width - size - 2 * GAP_PX),
				overflow: "break",
			},
			formatter: (name) => `${name}  ${shares[slices.findIndex((slice) => slice.name === name)] ?? ""}`,
		},
		title: {
			text: middle,
			left: centre,
			top: "middle",
			textAlign: "center",
			padding: 0,
			textStyle: { color: look.text, fontSize: size / 5, fontFamily: look.font },
		},
		tooltip: tooltipOf(look, (at, name) => `${name} ${format(slices[at]?.value ?? 0)} (${shares[at] ?? ""})`),
		series: {
			type: "pie",
			center: [centre, "50%"],
			radius: [size * 0.36, size * 0.48],
			label: { show: false },
			emphasis: { scale: false },
			stillShowZeroSum: false,
			emptyCircleStyle: { color: look.line },
			data: slices.map(({ name, value, tone }, at) => ({
				name,
				value: Math.max(0, value),
				itemStyle: { color: look.tones[toneOf(at, tone)] },
			})),
		},
	};
}
