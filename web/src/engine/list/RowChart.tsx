/** The rows of a list as bars, with the same numbers as a table. Loaded when somebody first looks at a chart. */
import { useContext, useMemo } from "react";
import { localize, t } from "@/kit/text";
import { type Format, plain } from "@/parts/chart/data";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { type Describe, fieldOf } from "../describe";
import { MoneyUnit, wanText } from "../kinds/money";
import { barsOf } from "./bars";
import { ListNothing } from "./ListNothing";
import type { ListParts } from "./view";

export default function RowChart({ parts }: { parts: ListParts }) {
	const { describe, data, control } = parts;
	const { rows, marks } = data;
	const unit = useContext(MoneyUnit);
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
			<BarChart
				title={localize(describe.title)}
				labels={labels}
				series={series}
				format={unit === "wan" && isMoney(describe) ? inWan : plain}
				height={HEIGHT_PX}
			/>
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

/** Amounts alone are told in tens of thousands; beside other numbers their axis would be another. */
const isMoney = (describe: Describe) =>
	describe.views?.chart?.bars.every((key) => fieldOf(describe, key)?.kind === "money") ?? false;

const inWan: Format = (value) => t("{n}万 | {n} ×10k", { n: wanText(String(value)) });
