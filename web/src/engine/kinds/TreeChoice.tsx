/** Chooses a row of a tree, read as branches open; typing searches on the server. A row can't stand under itself. */
import { useQueryClient } from "@tanstack/react-query";
import TreeSelect from "antd/es/tree-select";
import { useCallback, useMemo, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { levelOf, type RefOption, useLabels, useLevel, useOptions } from "./options";
import { type EditProps, textOf } from "./types";

const TOP = "0";

export function TreeChoice({ field, value, onChange, id, disabled, rowId, label }: EditProps) {
	const path = field.ref?.path ?? "";
	const chosen = textOf(value);
	const [opened, setOpened] = useState(false);
	const [typed, setTyped] = useState("");
	const keyword = useSettled(typed.trim());
	const { rows, read } = useLevels(path, opened);
	const found = useOptions(path, keyword, keyword !== "");
	const labels = useLabels(path, chosen ? [chosen] : []);
	const nodes = useMemo(() => {
		const seen = keyword ? (found.data ?? []).map((one) => ({ ...one, parentId: null, isLeaf: true })) : rows;
		const missing = (labels.data ?? []).filter((one) => !seen.some((row) => row.value === one.value));
		const hidden = missing.map((one) => ({
			...one,
			parentId: null,
			isLeaf: true,
			style: { display: "none" },
		}));
		return [...seen, ...hidden].filter((one) => one.value !== rowId).map(nodeOf);
	}, [keyword, found.data, rows, labels.data, rowId]);
	return (
		<TreeSelect
			id={id}
			aria-label={label}
			disabled={disabled}
			value={chosen || null}
			onChange={(one: string | null | undefined) => onChange?.(one ?? null)}
			treeDataSimpleMode
			treeData={nodes}
			loadData={({ value: pid }) => read(String(pid))}
			loading={found.isFetching}
			allowClear
			onOpenChange={(open) => setOpened((before) => before || open)}
			showSearch={{ filterTreeNode: false, onSearch: setTyped }}
			styles={{ popup: { root: { maxHeight: 400, overflow: "auto" } } }}
			placeholder={t("请选择 | Choose")}
			notFoundContent={t(WORDS.noDataFound)}
			style={{ width: "100%" }}
		/>
	);
}

const nodeOf = ({ value, text, parentId, ...rest }: RefOption & { style?: object }) => ({
	id: value,
	pId: parentId ?? TOP,
	value,
	title: text,
	...rest,
});

/** The roots, and below them what was asked for. */
function useLevels(path: string, enabled: boolean) {
	const client = useQueryClient();
	const roots = useLevel(path, TOP, enabled);
	const [below, setBelow] = useState<RefOption[]>([]);
	const read = useCallback(
		async (pid: string) => {
			const level = await client.fetchQuery(levelOf(path, pid));
			setBelow((old) => [...old.filter((one) => one.parentId !== pid), ...level]);
		},
		[client, path],
	);
	const rows = useMemo(() => {
		const top = (roots.data ?? []).map((one) => ({ ...one, parentId: null }));
		return [...top, ...below];
	}, [roots.data, below]);
	return { rows, read };
}
