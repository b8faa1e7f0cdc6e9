/** The rows of a tree to choose from, read as branches open; the search asks the server and opens the way to each match. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Tree, { type DataNode } from "antd/es/tree";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { useLiveQuery } from "@/live/useLiveQuery";
import { clearable } from "@/parts/clearable";
import { EmptyBox } from "@/parts/EmptyBox";
import styles from "@/parts/tree/tree.module.css";
import { useBranches } from "@/parts/tree-table/useBranches";
import { Waiting } from "@/parts/Waiting";
import type { Describe, Row } from "../describe";
import { Highlight } from "../list/Highlight";
import { TREE_SIZE } from "../list/list-state";
import { nest, type TreeRow } from "./branches";
import { type Drop, dragging } from "./drop";
import { fetchAbove, fetchRoots, levelBelow, searchTree } from "./wire";

interface Props {
	describe: Describe;
	name: (row: Row) => string;
	value: string | null;
	onChange: (id: string | null) => void;
	/** Rows may be dragged to another place when this is given. */
	onDrop?: ((drop: Drop) => void) | null;
	bar?: ReactNode;
}

const NO_ROWS: Row[] = [];

export function RowTree({ describe, name, value, onChange, onDrop, bar }: Props) {
	const [word, setWord] = useState("");
	const settled = useSettled(word.trim());
	const roots = useRoots(describe.path);
	const level = useCallback((id: string) => levelBelow(describe.path, id), [describe.path]);
	const branches = useBranches(level, roots.data?.records ?? NO_ROWS);
	const found = useFound(describe, settled);
	const searching = settled !== "";
	const rows = searching ? found.rows : branches.rows;
	const nodes = useMemo(() => rows.map((row) => nodeOf(row, name)), [rows, name]);
	if (!roots.data) return <Waiting />;
	return (
		<Flex vertical gap="small">
			<Input
				allowClear={clearable()}
				prefix={<SearchOutlined />}
				aria-label={t("在{label}中查找 | Search {label}", { label: localize(describe.title) })}
				placeholder={t("查找 | Search")}
				value={word}
				onChange={(event) => setWord(event.target.value)}
			/>
			{bar && (
				<Flex wrap align="center" gap="0 var(--ant-margin)">
					{bar}
				</Flex>
			)}
			{onDrop && (
				<small>{t("拖动可换位置，向右拖入成为下级 | Drag to move; to the right puts it below")}</small>
			)}
			{rows.length === 0 && !found.waiting ? (
				<EmptyBox
					title={searching ? t("没有匹配的节点 | Nothing matches") : t("暂无数据 | Nothing here yet")}
				/>
			) : (
				<Tree<DataNode>
					blockNode
					className={styles.tree ?? ""}
					aria-label={localize(describe.title)}
					treeData={nodes}
					expandedKeys={[...(searching ? found.open : branches.open)]}
					onExpand={(_, { node, expanded }) => !searching && branches.turn(String(node.key), expanded)}
					selectedKeys={value ? [value] : []}
					onSelect={(keys) => onChange(keys.length > 0 ? String(keys[0]) : null)}
					titleRender={(node) => <Highlight text={String(node.title)} word={settled} />}
					{...(onDrop && !searching ? dragging(branches.rows, onDrop) : {})}
				/>
			)}
		</Flex>
	);
}

function useRoots(path: string) {
	return useLiveQuery({
		key: ["rows", path, "roots", "panel"],
		anew: ["rows", path],
		topic: `list/${path}`,
		fetch: (signal) => fetchRoots(path, { pageNo: 1, pageSize: TREE_SIZE }, signal),
		apply: () => "refetch",
	});
}

function useFound({ path, tree }: Describe, word: string) {
	const parentKey = tree?.parent ?? "";
	const { data, isFetching } = useQuery({
		queryKey: ["rows", path, "search", word],
		queryFn: async ({ signal }) => {
			const matches = await searchTree(path, word, signal);
			return [...(await fetchAbove(path, parentKey, matches)), ...matches];
		},
		enabled: word !== "",
	});
	return useMemo(() => {
		const all = data ?? NO_ROWS;
		return { rows: nest(all, parentKey), open: new Set(all.map((row) => row.id)), waiting: isFetching };
	}, [data, isFetching, parentKey]);
}

function nodeOf(row: TreeRow, name: (row: Row) => string): DataNode {
	const children = row.children?.map((child) => nodeOf(child, name));
	return { key: row.id, title: name(row), isLeaf: !row.children, ...(children ? { children } : {}) };
}
