/** The advanced query: lines and groups of conditions, run or kept under a name. */

import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { ask, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import type { Describe } from "../describe";
import type { ListControl } from "../list/useListState";
import { saveUnder } from "../view/save";
import type { LayoutControl } from "../view/useLayout";
import { contentOf, deleteView, PRIVATE, type SavedView, useViews } from "../view/views";
import { type Group, newGroup, queryFields, readGroup, tidy } from "./conditions";
import { GroupLines } from "./GroupLines";
import styles from "./query.module.css";

const WIDTH = 1000;

interface Props {
	describe: Describe;
	control: ListControl;
	layout: LayoutControl;
	onClose: () => void;
}

export default function QueryDialog({ describe, control, layout, onClose }: Props) {
	const fields = queryFields(describe);
	const [group, setGroup] = useState<Group>(() => control.state.query ?? newGroup(fields));
	const [naming, setNaming] = useState(false);
	const { views, refresh } = useViews(describe.path);
	const run = () => {
		const query = tidy(group);
		if (!query) return toast("warning", "不能查询空条件 | cannot query empty conditions");
		control.change({ query });
		onClose();
	};
	const save = async (title: string) => {
		const query = tidy(group);
		if (!query) return toast("warning", "空条件不能保存 | empty conditions cannot be saved");
		const content = contentOf(describe, { ...control.state, query }, layout.layout);
		if (!(await saveUnder(describe.path, views, title, content, PRIVATE))) return;
		setNaming(false);
		refresh();
	};
	const askName = () => {
		if (tidy(group)) setNaming(true);
		else toast("warning", "空条件不能保存 | empty conditions cannot be saved");
	};
	const reset = () => {
		setGroup(newGroup(fields));
		control.change({ query: null });
	};
	return (
		<Dialog
			width={WIDTH}
			title={t("高级查询构造器 | Advanced query builder")}
			onClose={onClose}
			footer={
				<Flex justify="flex-end" gap="small">
					<Button onClick={reset}>{t("重置 | Reset")}</Button>
					<Button onClick={askName}>{t("保存查询 | Save")}</Button>
					<Button type="primary" onClick={run}>
						{t("查询 | Run")}
					</Button>
				</Flex>
			}
			sizable
		>
			<div className={styles.builder}>
				<div className={styles.conditions}>
					<GroupLines group={group} fields={fields} onChange={setGroup} />
					{naming && <Naming onSave={save} onCancel={() => setNaming(false)} />}
				</div>
				<SavedQueries views={views} onTake={setGroup} onChanged={refresh} />
			</div>
		</Dialog>
	);
}

function Naming({ onSave, onCancel }: { onSave: (title: string) => void; onCancel: () => void }) {
	const [title, setTitle] = useState("");
	return (
		<Flex gap="small" className={styles.naming}>
			<Input
				autoFocus
				maxLength={40}
				aria-label={t("保存名称 | Save name")}
				placeholder={t("请输入保存的名称 | Enter a name to save under")}
				value={title}
				onChange={(event) => setTitle(event.target.value)}
				onPressEnter={() => onSave(title)}
			/>
			<Button type="primary" onClick={() => onSave(title)}>
				{t("保存 | Save")}
			</Button>
			<Button onClick={onCancel}>{t("取消 | Cancel")}</Button>
		</Flex>
	);
}

interface SavedQueriesProps {
	views: SavedView[];
	onTake: (group: Group) => void;
	onChanged: () => void;
}

/** The queries kept for this page: a click brings one into the lines. */
function SavedQueries({ views, onTake, onChanged }: SavedQueriesProps) {
	const kept = views.flatMap((view) => {
		const group = readGroup(view.content.superQuery);
		return group ? [{ view, group }] : [];
	});
	const remove = async (view: SavedView) => {
		const sure = await ask({
			title: t("删除“{title}”？ | Delete “{title}”?", { title: view.title }),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (!sure) return;
		await deleteView(view.id).catch((error: Failure) => toast("warning", error.message));
		onChanged();
	};
	return (
		<aside className={styles.saved} aria-label={t("保存的查询 | Saved queries")}>
			<h2>{t("保存的查询 | Saved queries")}</h2>
			{kept.length === 0 && <p className={look.quiet}>{t("没有保存的查询 | None saved yet")}</p>}
			<ul className={look.rows}>
				{kept.map(({ view, group }) => (
					<li key={view.id}>
						<button
							type="button"
							className={`${look.link} ${look.cut} ${look.fill}`}
							onClick={() => onTake(group)}
						>
							{view.title}
						</button>
						{view.mine && (
							<Button
								type="text"
								size="small"
								icon={<DeleteOutlined />}
								aria-label={t("删除“{title}” | Delete “{title}”", { title: view.title })}
								onClick={() => void remove(view)}
							/>
						)}
					</li>
				))}
			</ul>
		</aside>
	);
}
