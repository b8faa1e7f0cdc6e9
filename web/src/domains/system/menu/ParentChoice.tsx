/** Where an entry may stand, read as branches open: not below a button, nor below itself. */
import TreeSelect from "antd/es/tree-select";
import { useMemo, useState } from "react";
import { t } from "@/kit/text";
import { BUTTON, type MenuNode } from "./api";
import { useMenu } from "./useMenu";

interface Props {
	/** Named before its level is read. */
	known: MenuNode | null;
	without: string | undefined;
	/** From the form's field. */
	id?: string;
	value?: string | null;
	onChange?: (id: string | null) => void;
}

interface Choice {
	value: string;
	title: string;
	isLeaf?: boolean;
	style?: object;
	children?: Choice[];
}

export function ParentChoice({ known, without, id, value, onChange }: Props) {
	const [typed, setTyped] = useState("");
	const menu = useMenu(typed);
	const choices = useMemo(() => {
		const seen = (menu.nodes ?? []).flatMap((node) => choiceOf(node, without));
		if (!known || hasChoice(seen, known.id)) return seen;
		return [...seen, { value: known.id, title: known.title, style: { display: "none" } }];
	}, [menu.nodes, known, without]);
	return (
		<TreeSelect<string | null>
			{...(id ? { id } : {})}
			allowClear
			value={value || null}
			onChange={(one) => onChange?.(one ?? null)}
			treeData={choices}
			treeExpandedKeys={[...menu.open]}
			onTreeExpand={(keys) => {
				if (menu.searching) return;
				const now = new Set(keys.map(String));
				for (const one of now) if (!menu.open.has(one)) menu.turn(one, true);
				for (const one of menu.open) if (!now.has(one)) menu.turn(one, false);
			}}
			showSearch={{ filterTreeNode: false, onSearch: setTyped }}
			placeholder={t("不选则为一级 | None: first level")}
		/>
	);
}

function choiceOf(node: MenuNode, without: string | undefined): Choice[] {
	if (node.menuType === BUTTON || node.id === without) return [];
	const children = node.children?.flatMap((child) => choiceOf(child, without));
	return [
		{ value: node.id, title: node.title, isLeaf: node.hasChild === "0", ...(children ? { children } : {}) },
	];
}

const hasChoice = (choices: readonly Choice[], id: string): boolean =>
	choices.some((one) => one.value === id || hasChoice(one.children ?? [], id));
