/** The rows of a picker: a page at a time, chosen by click, space or Enter, walked with the arrows. */

import Table, { type ColumnsType } from "antd/es/table";
import type { KeyboardEvent } from "react";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { namedArrows } from "@/parts/turning";
import type { Choice, Choosing } from "./choice";
import styles from "./picker.module.css";

export interface PickRow {
	id: string;
	[more: string]: unknown;
}

export interface PickPage<R extends PickRow> {
	records: R[];
	total: number;
}

interface Props<R extends PickRow> {
	label: string;
	page: PickPage<R> | undefined;
	busy: boolean;
	columns: ColumnsType<R>;
	choosing: Choosing;
	many: boolean;
	nameOf: (row: R) => string;
	at: number;
	size: number;
	sizes?: readonly number[];
	onPage: (at: number, size: number) => void;
	onSort?: (column: string | null, order: "asc" | "desc" | null) => void;
}

export function PickTable<R extends PickRow>(props: Props<R>) {
	const { page, choosing, many, nameOf, at, size, sizes } = props;
	const rows = page?.records ?? [];
	const choiceOf = (row: R): Choice => ({ ...row, name: nameOf(row) });
	const turn = (row: R) => choosing.turn(choiceOf(row));
	return (
		<Table<R>
			rowKey="id"
			size="small"
			className={styles.rows ?? ""}
			aria-label={props.label}
			loading={props.busy}
			dataSource={rows}
			columns={props.columns}
			scroll={{ x: "max-content" }}
			locale={{ emptyText: t(WORDS.noDataFound) }}
			onRow={(row, index) => ({
				"data-pick": row.id,
				tabIndex: index === 0 ? 0 : -1,
				"aria-selected": choosing.ids.has(row.id),
				onClick: () => turn(row),
				onKeyDown: (event) => onRowKeys(event, () => turn(row)),
			})}
			rowSelection={{
				type: many ? "checkbox" : "radio",
				preserveSelectedRowKeys: true,
				selectedRowKeys: [...choosing.ids],
				onSelect: turn,
				onSelectAll: (on) => {
					const others = choosing.list.filter((one) => !rows.some((row) => row.id === one.id));
					choosing.set(on ? [...others, ...rows.map(choiceOf)] : others);
				},
				getCheckboxProps: (row) => ({ "aria-label": nameOf(row), onClick: stop, tabIndex: -1 }),
			}}
			pagination={{
				itemRender: namedArrows,
				current: at,
				pageSize: size,
				total: page?.total ?? 0,
				size: "small",
				showSizeChanger: sizes !== undefined,
				...(sizes ? { pageSizeOptions: [...sizes] } : {}),
				showTotal: (total, [from, to]) =>
					t("{from}-{to} 共 {total} 条 | {from}-{to} of {total}", { from, to, total }),
				onChange: props.onPage,
			}}
			onChange={(_, __, sorter, { action }) => {
				if (action !== "sort" || Array.isArray(sorter)) return;
				const order = sorter.order === "ascend" ? "asc" : sorter.order === "descend" ? "desc" : null;
				props.onSort?.(order ? String(sorter.field) : null, order);
			}}
		/>
	);
}

/** The row's own click would take back what its box has just done. */
const stop = (event: { stopPropagation(): void }) => event.stopPropagation();

function onRowKeys(event: KeyboardEvent<HTMLElement>, turn: () => void): void {
	if (event.target !== event.currentTarget) return;
	const steps: Record<string, Element | null> = {
		ArrowDown: event.currentTarget.nextElementSibling,
		ArrowUp: event.currentTarget.previousElementSibling,
	};
	if (event.key in steps) {
		event.preventDefault();
		const beside = steps[event.key];
		if (beside instanceof HTMLElement && beside.dataset.pick) beside.focus();
		else if (event.key === "ArrowUp") searchOf(event.currentTarget)?.focus();
	}
	if (event.key === " " || (event.key === "Enter" && !event.ctrlKey && !event.metaKey)) {
		event.preventDefault();
		turn();
	}
}

const searchOf = (row: HTMLElement) =>
	row.closest("[data-picker]")?.querySelector<HTMLElement>("[data-picker-search]");
