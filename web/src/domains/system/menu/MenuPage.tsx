/** The menu as a tree: groups, pages and buttons, their order and their state; every open window follows. */

import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import styles from "@/domains/system/page.module.css";
import listStyles from "@/engine/list/ListView.module.css";
import type { Drop } from "@/engine/tree/drop";
import { ask, offer } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { clearable } from "@/parts/clearable";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { DataRules } from "../rights/DataRules";
import { ExplainDialog } from "../rights/ExplainDialog";
import { deleteEntry, editEntry, GROUP, type MenuNode, type MenuPlace, moveEntry } from "./api";
import { MenuForm, type Opened } from "./MenuForm";
import { MenuTable } from "./MenuTable";
import { findEntry, useMenu } from "./useMenu";

const UNDO_SECONDS = 10;

export default function MenuPage() {
	const client = useQueryClient();
	const may = useMay();
	const act = useSending({ loud: true });
	const [word, setWord] = useState("");
	const menu = useMenu(word);
	const [opened, setOpened] = useState<Opened | null>(null);
	const [ruled, setRuled] = useState<MenuNode | null>(null);
	const [explaining, setExplaining] = useState(false);
	const refresh = () => void client.invalidateQueries({ queryKey: ["rights"] });
	if (menu.error) return <Broken error={menu.error} retry={menu.again} />;
	if (!menu.nodes) return <Waiting />;
	const erase = async (node: MenuNode) => {
		const sure = await ask({
			title: t("删除“{name}”？ | Delete “{name}”?", { name: node.title }),
			content: t(
				"下级菜单和按钮一起删除，所有角色立即失去这些权限。 | What is below goes with it, and every role loses these rights at once.",
			),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (sure && (await act.run(() => deleteEntry(node.id), "已删除 | Deleted"))) refresh();
	};
	const turn = async (node: MenuNode, on: boolean) => {
		const { name, menuType } = node;
		await act.run(() => editEntry(node, { name, menuType, status: on ? "1" : "0" }));
		refresh();
	};
	const nodes = menu.nodes;
	const move = async (drop: Drop) => {
		const node = findEntry(nodes, drop.id);
		if (!node) return;
		const done = await act.run(async () => {
			const moved = await moveEntry(drop, node.rowVersion);
			offer({
				text: t("已移动“{name}” | “{name}” moved", { name: node.title }),
				label: t("撤销 | Undo"),
				seconds: UNDO_SECONDS,
				run: () => void takeBack(drop.id, moved),
			});
		});
		if (done) refresh();
	};
	const takeBack = async (id: string, { rowVersion, oldParentId, oldBeforeId }: MenuPlace) => {
		const drop = { id, parentId: oldParentId || null, beforeId: oldBeforeId || null };
		if (await act.run(() => moveEntry(drop, rowVersion), "已撤销 | Undone")) refresh();
	};
	return (
		<section className={listStyles.list} aria-label={t("菜单管理 | Menus and rights")}>
			<Flex component="header" align="baseline" gap="var(--ant-margin-sm)" className={look.below}>
				<h1>{t("菜单管理 | Menus and rights")}</h1>
			</Flex>
			<div className={listStyles.card}>
				<Flex wrap align="center" gap="small" className={look.bar}>
					{may("sys:permission:add") && (
						<Button type="primary" onClick={() => setOpened({ parent: null, type: GROUP })}>
							{t("新增菜单 | New entry")}
						</Button>
					)}
					{may("sys:permission:explain") && (
						<Button onClick={() => setExplaining(true)}>{t("权限解释 | Explain a right")}</Button>
					)}
					<Input.Search
						allowClear={clearable()}
						className={styles.search ?? ""}
						aria-label={t("按名称、路径或权限编码查找 | Search by name, path or code")}
						placeholder={t("名称、路径或权限编码 | Name, path or code")}
						value={word}
						onChange={(event) => setWord(event.target.value)}
					/>
				</Flex>
				<MenuTable
					menu={menu}
					nodes={menu.nodes}
					acts={{
						edit: may("sys:permission:edit") ? (node) => setOpened({ node }) : null,
						addBelow: may("sys:permission:add") ? (parent, type) => setOpened({ parent, type }) : null,
						erase: may("sys:permission:delete") ? (node) => void erase(node) : null,
						turn: may("sys:permission:edit") ? (node, on) => void turn(node, on) : null,
						move: may("sys:permission:edit") && !menu.searching ? (drop) => void move(drop) : null,
						rules: setRuled,
					}}
				/>
			</div>
			{opened && (
				<MenuForm
					opened={opened}
					parent={"node" in opened ? findEntry(menu.nodes, opened.node.parentId) : opened.parent}
					close={(changed) => {
						setOpened(null);
						if (changed) refresh();
					}}
				/>
			)}
			{ruled && (
				<DataRules
					permissionId={ruled.id}
					name={ruled.title}
					resource={ruled.resource}
					close={() => setRuled(null)}
				/>
			)}
			{explaining && <ExplainDialog close={() => setExplaining(false)} />}
		</section>
	);
}
