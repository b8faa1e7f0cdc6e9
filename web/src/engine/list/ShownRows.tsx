/** The rows as this person looks at them: a table, cards or a calendar; above them what came since they were read. */
import Button from "antd/es/button";
import { lazy, Suspense } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { useLiveStatus } from "@/live/status";
import { Waiting } from "@/parts/Waiting";
import styles from "./ListView.module.css";
import { shapeOf } from "./layout";
import type { Days } from "./month";
import { RowCards } from "./RowCards";
import { RowsTable } from "./RowsTable";
import type { ListControl } from "./useListState";
import type { Rows } from "./useRows";
import type { ListParts } from "./view";

const RowCalendar = lazy(() => import("./RowCalendar"));

export function ShownRows({ parts, onShown }: { parts: ListParts; onShown: (days: Days) => void }) {
	const phone = useScreen() === "phone";
	const shape = shapeOf(parts.describe, parts.layout.layout);
	if (shape === "calendar") {
		return (
			<Suspense fallback={<Waiting />}>
				<RowCalendar parts={parts} onShown={onShown} />
			</Suspense>
		);
	}
	return shape === "cards" || phone ? (
		<RowCards {...parts} card={(shape === "cards" && parts.describe.views?.cards) || null} />
	) : (
		<RowsTable {...parts} />
	);
}

/** New rows wait here, so that nothing moves under the pointer; also says when what is shown is old. */
export function FreshBar({ data, control }: { data: Rows; control: ListControl }) {
	const { phase } = useLiveStatus();
	const show = () => {
		if (control.state.page > 1) control.change({ page: 1 });
		data.refresh();
	};
	const stale = data.page && (data.error || phase === "offline");
	return (
		<div aria-live="polite">
			{data.marks.fresh > 0 && (
				<button type="button" className={styles.fresh} onClick={show}>
					{t("有 {n} 条新记录，点击显示 | {n} new, show", { n: data.marks.fresh })}
				</button>
			)}
			{stale && (
				<div className={styles.stale}>
					{t("显示的是 {time} 的数据 | Showing data of {time}", {
						time: clockTime(data.readAt),
					})}
					<Button type="link" size="small" onClick={data.refresh}>
						{t("重试 | Retry")}
					</Button>
				</div>
			)}
		</div>
	);
}
