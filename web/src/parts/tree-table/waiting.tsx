/** Gives a table of a tree what it shows below a branch that is being read: one line that says so and does nothing. */
import type { TableProps } from "antd/es/table";
import { t } from "@/kit/text";
import styles from "./TreeTable.module.css";

interface Row {
	id: string;
	children?: Row[];
}

const WAITS = "waits:";

export const isWaiting = (row: { id: string }): boolean => row.id.startsWith(WAITS);

export function withWaiting<R extends Row>(props: TableProps<R>): TableProps<R> {
	const { columns = [], dataSource = [], onRow, rowSelection, rowClassName } = props;
	return {
		...props,
		dataSource: dataSource.map(marked),
		columns: columns.map((column, at) => quiet(column, at === 0)),
		rowClassName: (row, ...rest) => {
			if (isWaiting(row)) return styles.waiting ?? "";
			return typeof rowClassName === "function" ? rowClassName(row, ...rest) : (rowClassName ?? "");
		},
		...(onRow ? { onRow: (row: R, at?: number) => (isWaiting(row) ? {} : onRow(row, at)) } : {}),
		...(rowSelection
			? {
					rowSelection: {
						...rowSelection,
						renderCell: (_on: boolean, row: R, _at: number, check: React.ReactNode) =>
							isWaiting(row) ? null : check,
					},
				}
			: {}),
	};
}

/** Below every empty branch stands a line; a branch read in vain has lost its children before. */
function marked<R extends Row>(row: R): R {
	if (!row.children) return row;
	if (row.children.length === 0) return { ...row, children: [{ id: WAITS + row.id }] };
	return { ...row, children: row.children.map(marked) };
}

type Column<R> = NonNullable<TableProps<R>["columns"]>[number];

function quiet<R extends Row>(column: Column<R>, first: boolean): Column<R> {
	const { render } = column;
	return {
		...column,
		render: (value: unknown, row: R, at: number) => {
			if (isWaiting(row)) return first ? <output>{t("加载中… | Loading…")}</output> : null;
			return render ? render(value, row, at) : (value as React.ReactNode);
		},
	} as Column<R>;
}
