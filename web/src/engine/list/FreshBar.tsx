/** New rows wait here, so that nothing moves under the pointer; also says when what is shown is old. */
import Button from "antd/es/button";
import { t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { useLiveStatus } from "@/live/status";
import styles from "./ListView.module.css";
import type { ListControl } from "./useListState";
import type { Rows } from "./useRows";

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
