/** Chooses nodes of a tree: one, or several by boxes that go with what is below them or stand for themselves. */
import UpOutlined from "@ant-design/icons/es/icons/UpOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import { useMemo, useState } from "react";
import { t } from "@/kit/text";
import { SearchTree } from "../tree/SearchTree";
import { checkWhole, familyOf, partlyOf, type TreeNode } from "../tree/tree";
import { type Choice, useChoosing } from "./choice";
import { PickerDialog } from "./PickerDialog";
import styles from "./picker.module.css";

export interface TreePickerProps<N extends TreeNode> {
	title: string;
	/** What the tree is called for those who cannot see it. */
	label: string;
	nodes: N[] | undefined;
	error?: Error | null;
	retry?: () => void;
	multi?: boolean;
	modalWidth?: number;
	/** The first level stands open at first. */
	rootOpened?: boolean;
	/** Opening and closing of all branches stand in the menu below too. */
	treeOpera?: boolean;
	chosen: readonly Choice[];
	memory?: string;
	/** What nothing but this tree knows of a node travels with the choice. */
	onOk: (chosen: Choice[]) => void;
	onCancel: () => void;
}

export const TREE_PICKER_WIDTH = 500;

export function TreePicker<N extends TreeNode>(props: TreePickerProps<N>) {
	const { nodes, multi = false, rootOpened = true, treeOpera = false } = props;
	const choosing = useChoosing(props.chosen, multi);
	const [linked, setLinked] = useState(false);
	const [open, setOpen] = useState<{ keys: string[]; at: number } | null>(null);
	const family = useMemo(() => familyOf(nodes ?? []), [nodes]);
	const byKey = useMemo(() => new Map(flat(nodes ?? []).map((node) => [node.key, node])), [nodes]);
	const choiceOf = (key: string): Choice =>
		choosing.list.find((one) => one.id === key) ?? {
			...byKey.get(key),
			id: key,
			name: byKey.get(key)?.title ?? key,
		};
	const turn = (key: string) => {
		const on = !choosing.ids.has(key);
		if (!multi) return choosing.set(on ? [choiceOf(key)] : []);
		const next = checkWhole(family, choosing.ids, key, on, linked);
		const kept = choosing.list.filter((one) => next.has(one.id));
		choosing.set([...kept, ...[...next].filter((one) => !choosing.ids.has(one)).map(choiceOf)]);
	};
	const partly = [...(linked ? partlyOf(family, choosing.ids) : [])];
	return (
		<PickerDialog
			title={props.title}
			width={props.modalWidth ?? TREE_PICKER_WIDTH}
			many={multi}
			empty
			choosing={choosing}
			memory={nodes && props.memory}
			recall={async (ids) => ids.filter((id) => byKey.has(id)).map(choiceOf)}
			error={props.error ?? null}
			{...(props.retry ? { retry: props.retry } : {})}
			waiting={nodes === undefined}
			corner={
				(multi || treeOpera) && (
					<TreeMenu
						linked={multi ? linked : null}
						onLink={setLinked}
						{...(treeOpera
							? { onOpen: (all) => setOpen({ keys: all ? [...family.keys] : [], at: Date.now() }) }
							: {})}
					/>
				)
			}
			onOk={(list) => props.onOk(list.map((one) => ({ ...byKey.get(one.id), ...one })))}
			onCancel={props.onCancel}
		>
			<div className={styles.tree}>
				<SearchTree
					key={open?.at}
					nodes={nodes}
					label={props.label}
					opened={open?.keys ?? (rootOpened ? (nodes ?? []).map((node) => node.key) : [])}
					focus
					tree={{
						checkable: true,
						checkStrictly: true,
						selectable: true,
						selectedKeys: [],
						checkedKeys: { checked: [...choosing.ids], halfChecked: partly },
						onCheck: (_, { node }) => turn(String(node.key)),
						onSelect: (_, { node }) => turn(String(node.key)),
					}}
				/>
			</div>
		</PickerDialog>
	);
}

const flat = <N extends TreeNode>(nodes: readonly N[]): N[] =>
	nodes.flatMap((node) => [node, ...flat((node.children ?? []) as N[])]);

interface MenuProps {
	/** null where there is nothing to link. */
	linked: boolean | null;
	onLink: (linked: boolean) => void;
	onOpen?: (all: boolean) => void;
}

function TreeMenu({ linked, onLink, onOpen }: MenuProps) {
	const items = [
		...(linked === null
			? []
			: [
					{ key: "linked", label: t("父子关联 | Linked with what is below") },
					{ key: "unlinked", label: t("取消关联 | Unlinked") },
				]),
		...(onOpen
			? [
					{ key: "open", label: t("全部展开 | Open all") },
					{ key: "close", label: t("全部收起 | Close all") },
				]
			: []),
	];
	return (
		<Dropdown
			trigger={["click"]}
			placement="topLeft"
			menu={{
				items,
				selectable: true,
				selectedKeys: linked === null ? [] : [linked ? "linked" : "unlinked"],
				onClick: ({ key }) => {
					if (key === "linked" || key === "unlinked") onLink(key === "linked");
					else onOpen?.(key === "open");
				},
			}}
		>
			<Button>
				{linked === null
					? t("树操作 | The tree")
					: linked
						? t("父子关联 | Linked with what is below")
						: t("取消关联 | Unlinked")}
				<UpOutlined />
			</Button>
		</Dropdown>
	);
}
