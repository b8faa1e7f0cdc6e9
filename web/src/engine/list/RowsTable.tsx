/** The rows as a table: first column opens, headers sort, the last column acts. */
import Table, { type TableProps } from "antd/es/table";
import TableMeasureRowContext from "antd/es/table/TableMeasureRowContext";
import { type ReactNode, useContext, useMemo } from "react";
import { useSettings } from "@/kit/settings";
import { t, tell } from "@/kit/text";
import type { Describe, Field, Row } from "../describe";
import { camel, fieldOf } from "../describe";
import { KINDS } from "../kinds";
import { ListNothing } from "./ListNothing";
import styles from "./ListView.module.css";
import { cycleSort, type SortLevel, shownSort } from "./list-state";
import { RowActions } from "./RowActions";
import type { TreeRow } from "./rows";
import { HeaderCell } from "./SortHeader";
import type { ListParts } from "./view";

type Columns = NonNullable<TableProps<TreeRow>["columns"]>;

const COMPONENTS = { header: { cell: HeaderCell } };
const ACTIONS_WIDTH = 132;
const CHECK_WIDTH = 44;
const SKELETON = Array.from({ length: 8 }, (_, index) => `line ${index}`);

export function RowsTable(parts: ListParts) {
	const { describe, data, rows, control, selection, acts, open, fixed } = parts;
	const acting = acts.edit !== null || rows.some((row) => acts.more(row).length > 0);
	const { density } = useSettings();
	const sort = shownSort(describe, control.state);
	const fields = useMemo(() => tableFields(describe, fixed), [describe, fixed]);
	const columns = useMemo<Columns>(() => {
		const naming = namingField(describe, fields);
		const turn = (key: string, more: boolean) =>
			control.change({ sort: cycleSort(control.state.sort, key, more) });
		const cells = fields.map((field, index) => ({
			...column(field, field === naming ? open : null, sort, turn),
			...(index === 0 && field === naming ? { fixed: "start" as const } : {}),
		}));
		const last: Columns[number] = {
			key: "gj-actions",
			title: t("操作 | Actions"),
			fixed: "end",
			width: ACTIONS_WIDTH,
			render: (_, row) => <RowActions row={row} acts={acts} />,
		};
		return acting ? [...cells, last] : cells;
	}, [fields, sort, control, acts, open, describe, acting]);
	if (data.loading && !data.error) return <Skeleton />;
	if (rows.length === 0) return <ListNothing describe={describe} data={data} control={control} />;
	return (
		<div className={styles.table} data-busy={data.refreshing}>
			<Table<TreeRow>
				rowKey="id"
				size={density === "large" ? "large" : density === "compact" ? "small" : "medium"}
				dataSource={rows}
				columns={columns}
				components={COMPONENTS}
				pagination={false}
				scroll={{ x: fields.reduce((sum, field) => sum + widthOf(field), ACTIONS_WIDTH + CHECK_WIDTH) }}
				expandable={{ defaultExpandAllRows: true }}
				rowClassName={(row) => rowClass(row, parts)}
				rowSelection={{
					selectedRowKeys: selection.ids,
					preserveSelectedRowKeys: true,
					fixed: true,
					checkStrictly: false,
					columnWidth: CHECK_WIDTH,
					columnTitle: (box) => <OnlyInHeader>{box}</OnlyInHeader>,
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

/** Without what the place says already; in a tree the name comes first, since it carries the branches. */
function tableFields(describe: Describe, fixed: Record<string, string>): Field[] {
	const fields = listFields(describe).filter(
		(field) => !(field.key in fixed) && field.key !== describe.tree?.parent,
	);
	const naming = describe.tree ? namingField(describe, fields) : undefined;
	return naming ? [naming, ...fields.filter((field) => field !== naming)] : fields;
}

/** The column that names the row, and so opens it. */
export function namingField(describe: Describe, fields: Field[]): Field | undefined {
	const label = describe.label.map(camel);
	return fields.find((field) => label.includes(field.key)) ?? fields[0];
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
		title: tell(field.label),
		...(sortable
			? {
					onHeaderCell: () =>
						({ sorting: { label: tell(field.label), name: field.key, sort, turn } }) as object,
				}
			: {}),
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

/** antd repeats the header's checkbox in a hidden row, where nothing may take the focus. */
function OnlyInHeader({ children }: { children: ReactNode }) {
	return useContext(TableMeasureRowContext) ? null : children;
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
