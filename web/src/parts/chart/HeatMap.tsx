/** How much, by row and column, in the depth of one colour, with the number in each field that is known. */
import type { EChartsOption } from "echarts";
import { t } from "@/kit/text";
import { type Format, plain, shown } from "./data";
import { Frame, type FrameProps } from "./Frame";
import type { Look } from "./look";
import { namesAxis, tooltipOf } from "./options";

interface Props extends FrameProps {
	columns: readonly string[];
	rows: ReadonlyArray<{ name: string; values: ReadonlyArray<number | null> }>;
	format?: Format;
}

const ROW_PX = 32;

export function HeatMap(props: Props) {
	const { title, hideTitle, bare, columns, rows, format = plain } = props;
	return (
		<Frame
			title={title}
			hideTitle={hideTitle}
			bare={bare}
			numbers={{
				corner: t("项目 | Item"),
				heads: columns,
				lines: rows.map(({ name, values }) => ({
					name,
					cells: columns.map((_, at) => shown(values[at], format)),
				})),
			}}
			draw={(look) => fieldsOf(props, look)}
			height={(rows.length + 1) * ROW_PX}
		/>
	);
}

function fieldsOf({ columns, rows, format = plain }: Props, look: Look): EChartsOption {
	const fields = rows.flatMap(({ values }, row) =>
		columns.flatMap((_, column) => {
			const value = values[column] ?? null;
			return value === null ? [] : [{ row, column, value }];
		}),
	);
	const known = fields.map(({ value }) => value);
	return {
		grid: { left: 0, right: 0, top: 0, bottom: 0 },
		xAxis: { ...namesAxis(look, columns), position: "top", axisLine: { show: false } },
		yAxis: {
			...namesAxis(
				look,
				rows.map(({ name }) => name),
			),
			inverse: true,
			axisLine: { show: false },
		},
		visualMap: {
			show: false,
			min: Math.min(0, ...known),
			max: Math.max(1, ...known),
			inRange: { color: [...look.depths] },
		},
		tooltip: tooltipOf(look, (at) => {
			const field = fields[at];
			if (!field) return "";
			return `${rows[field.row]?.name} ${columns[field.column]}: ${format(field.value)}`;
		}),
		series: {
			type: "heatmap",
			data: fields.map(({ row, column, value }) => [column, row, value]),
			label: {
				show: true,
				color: look.text,
				fontSize: look.size,
				formatter: ({ dataIndex }) => format(fields[dataIndex]?.value ?? 0),
			},
			itemStyle: { borderColor: look.surface, borderWidth: 1, borderRadius: 4 },
		},
	};
}
