/** The rows of the menu. They are moved by dragging, or among siblings by the row's own menu where there is no mouse. */

import HolderOutlined from "@ant-design/icons/es/icons/HolderOutlined";
import MoreOutlined from "@ant-design/icons/es/icons/MoreOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Switch from "antd/es/switch";
import Table, { type TableProps } from "antd/es/table";
import Tag from "antd/es/tag";
import { useState } from "react";
import { iconOf } from "@/engine/navigation/icons";
import type { Drop } from "@/engine/tree/drop";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { withWaiting } from "@/parts/tree-table/waiting";
import { BUTTON, GROUP, type MenuNode, PAGE } from "./api";
import styles from "./menu.module.css";
import { dropAt, type Edge, edgeAt, stepped } from "./order";
import type { Menu } from "./useMenu";

export interface MenuActs {
	edit: ((node: MenuNode) => void) | null;
	addBelow: ((parent: MenuNode, type: number) => void) | null;
	erase: ((node: MenuNode) => void) | null;
	turn: ((node: MenuNode, on: boolean) => void) | null;
	move: ((drop: Drop) => void) | null;
	rules: (node: MenuNode) => void;
}

interface Props {
	menu: Menu;
	nodes: MenuNode[];
	acts: MenuActs;
}

export function MenuTable({ menu, nodes, acts }: Props) {
	const dragging = useDragging(nodes, acts.move);
	const phone = useScreen() === "phone";
	const every = useColumns(acts, nodes);
	const columns = phone ? every.filter((column) => column.key === "name" || column.key === "acts") : every;
	return (
		<Table<MenuNode>
			{...withWaiting<MenuNode>({
				rowKey: "id",
				size: "middle",
				pagination: false,
				dataSource: nodes,
				loading: { spinning: menu.busy, delay: 400 },
				columns,
				...(phone ? {} : { scroll: { x: 1060 } }),
				expandable: {
					expandedRowKeys: [...menu.open],
					onExpand: (on, node) => !menu.searching && menu.turn(node.id, on),
				},
				rowClassName: (node) => dragging.markOf(node),
				...(acts.move ? { onRow: dragging.rowOf } : {}),
			})}
		/>
	);
}

/** What is dragged, and over which part of which row. */
function useDragging(nodes: MenuNode[], move: MenuActs["move"]) {
	const [dragged, setDragged] = useState<string | null>(null);
	const [over, setOver] = useState<{ id: string; edge: Edge } | null>(null);
	const end = () => {
		setDragged(null);
		setOver(null);
	};
	return {
		markOf: (node: MenuNode) => (over?.id === node.id ? (styles[over.edge] ?? "") : ""),
		rowOf: (node: MenuNode): ReturnType<NonNullable<TableProps<MenuNode>["onRow"]>> => ({
			draggable: true,
			onDragStart: (event) => {
				event.dataTransfer.effectAllowed = "move";
				setDragged(node.id);
			},
			onDragOver: (event) => {
				const { top, height } = event.currentTarget.getBoundingClientRect();
				const edge = edgeAt((event.clientY - top) / height, node);
				if (!dragged || !dropAt(nodes, dragged, node.id, edge)) return setOver(null);
				event.preventDefault();
				if (over?.id !== node.id || over.edge !== edge) setOver({ id: node.id, edge });
			},
			onDragEnd: end,
			onDrop: () => {
				const drop = dragged && over && dropAt(nodes, dragged, over.id, over.edge);
				if (drop) move?.(drop);
				end();
			},
		}),
	};
}

const TYPES: Readonly<Record<number, () => string>> = {
	[GROUP]: () => t("目录 | Group"),
	[PAGE]: () => t("菜单 | Page"),
	[BUTTON]: () => t("按钮 | Button"),
};
function useColumns(acts: MenuActs, all: MenuNode[]): NonNullable<TableProps<MenuNode>["columns"]> {
	return [
		{
			key: "name",
			title: t("名称 | Name"),
			width: 280,
			fixed: "start",
			render: (_, node) => <Name node={node} movable={acts.move !== null} />,
		},
		{
			key: "type",
			title: t("类型 | Kind"),
			width: 84,
			render: (_, node) => TYPES[node.menuType]?.(),
		},
		{ key: "url", title: t("路径 | Path"), dataIndex: "url", width: 190, ellipsis: true },
		{
			key: "perms",
			title: t("权限编码 | Code"),
			width: 220,
			ellipsis: true,
			render: (_, node) => <code>{node.perms}</code>,
		},
		{
			key: "status",
			title: t("启用 | In use"),
			width: 84,
			render: (_, node) => (
				<Switch
					size="small"
					aria-label={t("启用“{name}” | “{name}” in use", { name: node.title })}
					checked={node.status === "1"}
					disabled={!acts.turn}
					onChange={(on) => acts.turn?.(node, on)}
				/>
			),
		},
		{
			key: "acts",
			title: t("操作 | Actions"),
			width: 140,
			fixed: "end",
			render: (_, node) => <Acts node={node} acts={acts} all={all} />,
		},
	];
}

function Name({ node, movable }: { node: MenuNode; movable: boolean }) {
	const Icon = iconOf(node.icon);
	return (
		<span className={look.inline} data-menu={node.id}>
			{movable && <HolderOutlined className={styles.handle ?? ""} aria-hidden />}
			{node.menuType !== BUTTON && <Icon />}
			<span>{node.title}</span>
			{node.hidden && <Tag>{t("隐藏 | Hidden")}</Tag>}
			{node.ruleFlag === 1 && <Tag color="gold">{t("有规则 | Rules")}</Tag>}
		</span>
	);
}

function Acts({ node, acts, all }: { node: MenuNode; acts: MenuActs; all: MenuNode[] }) {
	const up = stepped(all, node.id, -1);
	const down = stepped(all, node.id, 1);
	const items = [
		...(acts.addBelow && node.menuType !== BUTTON
			? [
					{ key: "page", label: t("添加下级菜单 | Add a page below") },
					{ key: "button", label: t("添加按钮权限 | Add a button right") },
				]
			: []),
		...(node.menuType === PAGE ? [{ key: "rules", label: t("数据规则 | Data rules") }] : []),
		...(acts.move && up ? [{ key: "up", label: t("上移 | Move up") }] : []),
		...(acts.move && down ? [{ key: "down", label: t("下移 | Move down") }] : []),
		...(acts.erase ? [{ key: "erase", label: t("删除 | Delete"), danger: true }] : []),
	];
	const run = (key: string) => {
		if (key === "page") acts.addBelow?.(node, PAGE);
		else if (key === "button") acts.addBelow?.(node, BUTTON);
		else if (key === "rules") acts.rules(node);
		else if (key === "erase") acts.erase?.(node);
		else {
			const step = key === "up" ? up : down;
			if (step) acts.move?.(step);
		}
	};
	return (
		<span className={styles.acts}>
			{acts.edit && (
				<Button type="link" size="small" onClick={() => acts.edit?.(node)}>
					{t("编辑 | Edit")}
				</Button>
			)}
			{items.length > 0 && (
				<Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => run(key) }}>
					<Button
						type="link"
						size="small"
						icon={<MoreOutlined />}
						aria-label={t("更多操作 | More actions")}
					/>
				</Dropdown>
			)}
		</span>
	);
}
