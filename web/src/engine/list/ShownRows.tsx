/** The rows as this person looks at them: a table, cards, a calendar or a chart; what came since they were read, and the tree beside them. */
import Button from "antd/es/button";
import { lazy, type ReactNode, Suspense } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { useLiveStatus } from "@/live/status";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { fieldOf } from "../describe";
import styles from "./ListView.module.css";
import { shapeOf } from "./layout";
import type { Days } from "./month";
import { RowCards } from "./RowCards";
import { RowsTable } from "./RowsTable";
import type { ListControl } from "./useListState";
import type { Rows } from "./useRows";
import type { ListParts } from "./view";

const RowCalendar = lazy(() => import("./RowCalendar"));
const RowChart = lazy(() => import("./RowChart"));
const BesideTree = lazy(() => import("./BesideTree"));

interface BesideProps {
	parts: ListParts;
	/** False for a list inside another page. */
	wanted: boolean;
	children: ReactNode;
}

/** The list, with the tree at its left that one of its columns refers to, where the resource says so. */
export function BesideList({ parts, wanted, children }: BesideProps) {
	const desktop = useScreen() === "desktop";
	const { describe, fixed, layout } = parts;
	const key = wanted ? describe.beside : null;
	const field = key && !(key in fixed) ? fieldOf(describe, key) : undefined;
	if (!field) return children;
	const tree = (
		<Suspense fallback={<Waiting />}>
			<BesideTree parts={parts} field={field} />
		</Suspense>
	);
	if (!desktop || layout.layout.folded) {
		return (
			<>
				{tree}
				{children}
			</>
		);
	}
	return (
		<div className={look.sides}>
			{tree}
			<div className={look.fill}>{children}</div>
		</div>
	);
}

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
	if (shape === "chart") {
		return (
			<Suspense fallback={<Waiting />}>
				<RowChart parts={parts} />
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
