/** The rows of a list by their days; a click opens one as in the table. Loaded when somebody first looks at a calendar. */
import { useMemo } from "react";
import { businessDate } from "@/kit/business-day";
import { localize, t } from "@/kit/text";
import { Calendar } from "@/parts/calendar/Calendar";
import look from "@/parts/look.module.css";
import { ListNothing } from "./ListNothing";
import { type Days, eventOf, isWhole } from "./month";
import type { ListParts } from "./view";

interface Props {
	parts: ListParts;
	onShown: (days: Days) => void;
}

export default function RowCalendar({ parts, onShown }: Props) {
	const { describe, data, control, open } = parts;
	const span = describe.views?.span;
	const { rows, marks } = data;
	const events = useMemo(() => {
		const here = span ? rows.filter((row) => !marks.gone.has(row.id)) : [];
		return here.flatMap((row) => (span && eventOf(describe, span, row)) || []);
	}, [describe, span, rows, marks]);
	if (!data.page && data.error) return <ListNothing describe={describe} data={data} control={control} />;
	const more = (data.page?.total ?? 0) - rows.length;
	return (
		<div className={look.bar} style={{ position: "relative" }}>
			{data.refreshing && <i className={look.progress} />}
			<Calendar
				label={t("{title}日历 | {title}: calendar", { title: localize(describe.title) })}
				events={events}
				today={businessDate()}
				whole={span ? isWhole(describe, span) : false}
				onOpen={(id) => {
					const row = rows.find((one) => one.id === id);
					if (row) open(row);
				}}
				onShown={(first, last) => onShown([first, last])}
			/>
			{more > 0 && (
				<p className={`${look.quiet} ${look.above}`}>
					{t("还有 {n} 条没有显示，请用筛选缩小范围 | {n} more are not shown: filter to see them", {
						n: more,
					})}
				</p>
			)}
		</div>
	);
}
