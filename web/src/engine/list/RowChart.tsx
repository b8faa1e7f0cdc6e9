/** The rows of a list as bars, with the same numbers as a table. Loaded when somebody first looks at a chart. */
import { useMemo } from "react";
import { localize, t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { barsOf } from "./bars";
import { ListNothing } from "./ListNothing";
import type { ListParts } from "./view";

export default function RowChart({ parts }: { parts: ListParts }) {
	const { describe, data, control } = parts;
	const { rows, marks } = data;
	const { labels, series } = useMemo(
		() =>
			barsOf(
				describe,
				rows.filter((row) => !marks.gone.has(row.id)),
			),
		[describe, rows, marks],
	);
	if (!data.page && data.error) return <ListNothing describe={describe} data={data} control={control} />;
	const more = (data.page?.total ?? 0) - rows.length;
	return (
		<div className={look.bar} style={{ position: "relative" }}>
			{data.refreshing && <i className={look.progress} />}
			<BarChart title={localize(describe.title)} labels={labels} series={series} height={HEIGHT_PX} />
			{more > 0 && (
				<p className={`${look.quiet} ${look.above}`}>
					{t("还有 {n} 条没有计入，请用筛选缩小范围 | {n} more are not counted: filter to see them", {
						n: more,
					})}
				</p>
			)}
		</div>
	);
}

const HEIGHT_PX = 320;
