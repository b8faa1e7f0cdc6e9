/** The filters that matter most in one line; the rest unfolds. A typed text counts a moment after the last key. */

import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import UpOutlined from "@ant-design/icons/es/icons/UpOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useCallback, useState } from "react";
import { businessDate } from "@/kit/business-day";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { camel, type Describe, type Field } from "../describe";
import styles from "./FilterBar.module.css";
import { FilterInput } from "./FilterInput";
import { cellsOf, lineColumns, lineFilters } from "./filter-line";
import { activeFilters, filterFields, KEYWORD, searchedIn } from "./list-state";
import { boundsOf, chosenRange } from "./quick-range";
import { StateTabs, useStates } from "./StateTabs";
import type { ListControl } from "./useListState";

interface Props {
	describe: Describe;
	control: ListControl;
	fixed: Record<string, string>;
}

export function FilterBar({ describe, control, fixed }: Props) {
	const { bar, columns } = useLineColumns();
	const [unfolded, setUnfolded] = useState(false);
	const fields = filterFields(describe, fixed);
	const { field: state, counts } = useStates(describe, control.state, fixed);
	if (fields.length === 0) return null;
	const line = lineFilters(
		fields.filter((field) => field !== state),
		columns,
		describe.label.map(camel),
	);
	const tabbed = state !== undefined && counts.length > 1;
	const quick = fields.filter((field) => field.quick);
	const more = fields.filter((field) => !line.includes(field) && !(tabbed && field === state));
	const shown = unfolded ? [...line, ...more] : line;
	const { filters } = control.state;
	const any = activeFilters(describe, filters).length > 0;
	const set = (part: Record<string, string>) => control.change({ filters: { ...filters, ...part } });
	return (
		<search ref={bar} className={styles.bar} aria-label={t("筛选 | Filters")}>
			{(tabbed || quick.length > 0) && (
				<Flex wrap gap="small" style={{ width: "100%" }}>
					{quick.map((field) => (
						<QuickRanges key={field.key} field={field} filters={filters} onChange={set} />
					))}
					{tabbed && <StateTabs field={state} counts={counts} control={control} />}
				</Flex>
			)}
			<div className={styles.cells} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
				{shown.map((field) => (
					<FilterCell
						key={field.key}
						field={field}
						cells={cellsOf(field, columns)}
						hint={field.key === KEYWORD ? searchedIn(describe, fixed) : undefined}
						filters={filters}
						onChange={set}
					/>
				))}
			</div>
			<div className={styles.ways}>
				{any && <Button onClick={() => control.change({ filters: {} })}>{t("重置 | Reset")}</Button>}
				{more.length > 0 && (
					<Button
						type="link"
						aria-expanded={unfolded}
						icon={unfolded ? <UpOutlined /> : <DownOutlined />}
						iconPlacement="end"
						onClick={() => setUnfolded(!unfolded)}
					>
						{unfolded ? t("收起 | Less") : t("更多筛选 | More filters")}
					</Button>
				)}
			</div>
		</search>
	);
}

/** By the bar's width alone, so that typing in a filter, which brings a button, moves none. */
function useLineColumns() {
	const phone = useScreen() === "phone";
	const [columns, setColumns] = useState(1);
	const bar = useCallback((box: HTMLElement) => {
		const measure = () => {
			if (box.clientWidth > 0) setColumns(lineColumns(box.clientWidth));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		return () => observer.disconnect();
	}, []);
	return { bar, columns: phone ? 1 : columns };
}

interface CellProps {
	field: Field;
	hint: string | undefined;
	cells: number;
	filters: Record<string, string>;
	onChange: (part: Record<string, string>) => void;
}

function FilterCell({ field, hint, cells, filters, onChange }: CellProps) {
	return (
		<Flex align="center" gap="small" className={styles.cell} data-wide={cells > 1}>
			<span>{localize(field.label)}</span>
			<div className={styles.control}>
				<FilterInput field={field} filters={filters} hint={hint} onChange={onChange} />
			</div>
		</Flex>
	);
}

interface QuickRangesProps {
	field: Field;
	filters: Record<string, string>;
	onChange: (part: Record<string, string>) => void;
}

const ALL = "all";

/** Ranges of a date or a number that a list is narrowed to with one press, as its field declares them, and all of it. */
function QuickRanges({ field, filters, onChange }: QuickRangesProps) {
	const ranges = field.quick ?? [];
	const today = businessDate();
	const chosen = chosenRange(field, filters, today);
	return (
		<div style={{ maxWidth: "100%", overflowX: "auto" }}>
			<Segmented<string>
				aria-label={localize(field.label)}
				// A range of one's own is none of these.
				value={chosen === null ? "" : chosen < 0 ? ALL : String(chosen)}
				options={[
					...ranges.map(({ label }, at) => ({ value: String(at), label: localize(label) })),
					{ value: ALL, label: t("全部 | All") },
				]}
				onChange={(value) => onChange(boundsOf(field, ranges[Number(value)], today))}
			/>
		</div>
	);
}
