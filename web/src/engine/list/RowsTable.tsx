/** The rows as a table: first column opens, headers sort, the last column acts. */
import Table, { type TableProps } from "antd/es/table";
import { useMemo } from "react";
import { useSettings } from "@/kit/settings";
import { t, tell } from "@/kit/text";
import type { Describe, Field, Row } from "../describe";
import { fieldOf } from "../describe";
import { KINDS } from "../kinds";
import { ListNothing } from "./ListNothing";
import styles from "./ListView.module.css";
import { cycleSort, type SortLevel, shownSort } from "./list-state";
import { RowActions } from "./RowActions";
import type { TreeRow } from "./rows";
import { SortHeader } from "./SortHeader";
import type { ListParts } from "./view";

type Columns = NonNullable<TableProps<TreeRow>["columns"]>;

const ACTIONS_WIDTH = 132;
const CHECK_WIDTH = 44;
const SKELETON = Array.from({ length: 8 }, (_, index) => `line ${index}`);

export function RowsTable(parts: ListParts) {
	const { describe, data, rows, control, selection, acts, open } = parts;
	const { density } = useSettings();
	const sort = shownSort(describe, control.state);
	const fields = useMemo(() => listFields(describe), [describe]);
	const columns = useMemo<Columns>(() => {
		const turn = (key: string, more: boolean) =>
			control.change({ sort: cycleSort(control.state.sort, key, more) });
		const cells = fields.map((field, index) => column(field, index === 0 ? open : null, sort, turn));
		const last: Columns[number] = {
			key: "gj-actions",
			title: t("操作 | Actions"),
			fixed: "end",
			width: ACTIONS_WIDTH,
			render: (_, row) => <RowActions row={row} acts={acts} />,
		};
		return acts.edit || describe.can.includes("delete") || describe.actions.length > 0
			? [...cells, last]
			: cells;
	}, [fields, sort, control, acts, open, describe]);
	if (data.loading && !data.error) return <Skeleton />;
	if (rows.length === 0) return <ListNothing describe={describe} data={data} control={control} />;
	return (
		<div className={styles.table} data-busy={data.refreshing}>
			<Table<TreeRow>
				rowKey="id"
				size={density === "large" ? "large" : density === "compact" ? "small" : "medium"}
				dataSource={rows}
				columns={columns}
				pagination={false}
				scroll={{ x: fields.reduce((sum, field) => sum + widthOf(field), ACTIONS_WIDTH + CHECK_WIDTH) }}
				expandable={{ defaultExpandAllRows: true }}
				rowClassName={(row) => rowClass(row, parts)}
				rowSelection={{
					selectedRowKeys: selection.ids,
					preserveSelectedRowKeys: true,
					checkStrictly: false,
					columnWidth: CHECK_WIDTH,
					onChange: (keys, chosen) => selection.set(keys.map(String), chosen as Row[]),
					getCheckboxProps: () => ({ "aria-label": t("选择此行 | Choose this row") }) as object,
				}}
			/>
		</div>
	);
}

export function listFields(describe: Describe): Field[] {
	return describe.list.map((key) => fieldOf(describe, key)).filter((field) => field !== undefined);
}

function widthOf(field: Field): number {
	return field.width ?? KINDS[field.kind].width;
}

function column(
	field: Field,
	open: ((row: Row) => void) | null,
	sort: SortLevel[],
	turn: (key: string, more: boolean) => void,
): Columns[number] {
	const view = KINDS[field.kind];
	const sortable = field.kind !== "json" && field.kind !== "refs";
	return {
		key: field.key,
		title: (
			<SortHeader label={tell(field.label)} name={field.key} sort={sort} turn={sortable ? turn : null} />
		),
		width: widthOf(field),
		...(view.end ? { align: "end" as const } : {}),
		ellipsis: field.kind !== "image" && field.kind !== "dicts" && field.kind !== "refs",
		render: (_, row) => {
			const shown = view.read(row, field);
			if (!open) return shown;
			return (
				<button type="button" className={styles.link} onClick={() => open(row)}>
					{shown}
				</button>
			);
		},
	};
}

function rowClass(row: TreeRow, { data, control }: ListParts): string {
	const classes = [
		data.marks.changed.has(row.id) ? styles.changed : "",
		data.marks.gone.has(row.id) ? styles.gone : "",
		control.state.open === row.id ? styles.opened : "",
	];
	return classes.filter(Boolean).join(" ");
}

function Skeleton() {
	return (
		<output className={styles.skeleton} aria-label={t("加载中 | Loading")}>
			{SKELETON.map((line) => (
				<i key={line} />
			))}
		</output>
	);
}
