/** Chooses a row of a tree; a row can't stand under itself. */
import TreeSelect from "antd/es/tree-select";
import { useMemo } from "react";
import { t } from "@/kit/text";
import { type RefOption, useOptions } from "./options";
import { type EditProps, textOf } from "./types";

interface Node {
	value: string;
	title: string;
	children: Node[];
}

const TREE_SIZE = 200;

export function TreeChoice({ field, value, onChange, id, disabled, rowId, label }: EditProps) {
	const { data, isFetching } = useOptions(field.ref?.path ?? "", "", true, TREE_SIZE);
	const nodes = useMemo(() => build(data ?? [], rowId), [data, rowId]);
	return (
		<TreeSelect
			id={id}
			aria-label={label}
			disabled={disabled}
			value={textOf(value) || null}
			onChange={(one: string | null | undefined) => onChange?.(one ?? null)}
			treeData={nodes}
			loading={isFetching}
			allowClear
			treeDefaultExpandAll
			showSearch={{ treeNodeFilterProp: "title" }}
			styles={{ popup: { root: { maxHeight: 400, overflow: "auto" } } }}
			placeholder={t("请选择 | Choose")}
			style={{ width: "100%" }}
		/>
	);
}

function build(options: RefOption[], without: string | undefined): Node[] {
	const nodes = new Map(
		options
			.filter((one) => one.value !== without)
			.map((one) => [one.value, { value: one.value, title: one.text, children: [] as Node[] }]),
	);
	const top: Node[] = [];
	for (const { value, parentId } of options) {
		const node = nodes.get(value);
		if (!node || (without && parentId === without)) continue;
		const parent = parentId ? nodes.get(parentId) : undefined;
		(parent?.children ?? top).push(node);
	}
	return top;
}
