/** A table whose rows open: each level is asked for when its row is opened, with a line that says so meanwhile. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Table, { type TableProps } from "antd/es/table";
import { useCallback } from "react";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "../EmptyBox";
import { Waiting } from "../Waiting";
import type { Branch, Node } from "./branches";
import { rowsOf } from "./rows-of";
import { useBranches } from "./useBranches";
import { withWaiting } from "./waiting";

interface Props<R extends Node> {
	/** Names what is read, so that two trees are not taken for one. */
	name: string;
	label: string;
	columns: NonNullable<TableProps<Branch<R>>["columns"]>;
	/** Rows, bare or as a page; the parent of the first level is "0". */
	load: (query: { parentId: string; condition?: string }) => Promise<unknown>;
	/** A JSON object as text that narrows every level. */
	condition?: string;
}

const TOP = "0";
const NONE: never[] = [];

export function TreeTable<R extends Node>({ name, label, columns, load, condition }: Props<R>) {
	const level = useCallback(
		(parentId: string) => ({
			queryKey: ["tree-table", name, condition, parentId],
			queryFn: async () => rowsOf<R>(await load({ parentId, ...(condition ? { condition } : {}) })),
			retry: false,
		}),
		[name, condition, load],
	);
	const roots = useQuery(level(TOP));
	const branches = useBranches<R>(level, roots.data ?? NONE, true, 0);
	if (roots.error)
		return (
			<EmptyBox
				alarm
				title={t("没有加载成功 | This could not be loaded")}
				text={localize(roots.error.message)}
			>
				<Button onClick={() => void roots.refetch()}>{t("重试 | Try again")}</Button>
			</EmptyBox>
		);
	if (!roots.data) return <Waiting />;
	return (
		<Table<Branch<R>>
			aria-label={label}
			{...withWaiting<Branch<R>>({
				rowKey: "id",
				size: "middle",
				pagination: false,
				dataSource: branches.rows,
				columns,
				scroll: { x: "max-content" },
				locale: { emptyText: t("暂无数据 | Nothing here yet") },
				expandable: {
					expandedRowKeys: [...branches.open],
					onExpand: (on, row) => branches.turn(row.id, on),
				},
			})}
		/>
	);
}
