/** The advanced query: lines and groups of conditions, run or kept under a name. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { BigModal } from "@/parts/modal/BigModal";
import type { Describe } from "../describe";
import type { ListControl } from "../list/useListState";
import { saveUnder } from "../view/save";
import type { LayoutControl } from "../view/useLayout";
import { contentOf, PRIVATE, useViews } from "../view/views";
import { type Group, newGroup, queryFields, tidy } from "./conditions";
import { GroupLines } from "./GroupLines";
import styles from "./query.module.css";
import { SavedQueries } from "./SavedQueries";

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
		<BigModal
			open
			width={WIDTH}
			title={t("高级查询构造器 | Advanced query builder")}
			onCancel={onClose}
			footer={
				<div className={styles.foot}>
					<Button onClick={reset}>{t("重置 | Reset")}</Button>
					<Button onClick={askName}>{t("保存查询 | Save")}</Button>
					<Button type="primary" onClick={run}>
						{t("查询 | Run")}
					</Button>
				</div>
			}
		>
			<div className={styles.builder}>
				<div className={styles.conditions}>
					<GroupLines group={group} fields={fields} onChange={setGroup} />
					{naming && <Naming onSave={save} onCancel={() => setNaming(false)} />}
				</div>
				<SavedQueries views={views} onTake={setGroup} onChanged={refresh} />
			</div>
		</BigModal>
	);
}

function Naming({ onSave, onCancel }: { onSave: (title: string) => void; onCancel: () => void }) {
	const [title, setTitle] = useState("");
	return (
		<div className={styles.naming}>
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
		</div>
	);
}
