/** Adds or edits one row in a side panel that keeps the list in sight. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import { useEffect, useState } from "react";
import { ask } from "@/kit/notice";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { type Describe, nameOf, type Row, thingOf } from "../describe";
import styles from "./form.module.css";
import { RecordForm } from "./RecordForm";
import { StaleDialog } from "./StaleDialog";
import { useRecordForm } from "./useRecordForm";

interface Props {
	describe: Describe;
	/** null adds a new one. */
	row: Row | null;
	fixed: Record<string, string>;
	onClose: () => void;
}

export function RecordDrawer({ describe, row, fixed, onClose }: Props) {
	const phone = useScreen() === "phone";
	const record = useRecordForm({ describe, row, fixed, onSaved: onClose });
	const [leaving, setLeaving] = useState(false);
	const title = thingOf(describe);
	const leave = async () => {
		if (leaving) return;
		if (record.touched()) {
			setLeaving(true);
			const sure = await ask({
				title: t("放弃未保存的修改？ | Discard unsaved changes?"),
				okText: t("放弃 | Discard"),
				danger: true,
			});
			setLeaving(false);
			if (!sure) return;
		}
		onClose();
	};
	const { save } = record;
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
			event.preventDefault();
			void save(false);
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [save]);
	return (
		<Drawer
			open
			size={phone ? "100%" : 640}
			title={
				row
					? t("编辑{title}：{name} | Edit {title}: {name}", { title, name: nameOf(describe, row) })
					: t("新增{title} | New: {title}", { title })
			}
			onClose={() => void leave()}
			mask={{ closable: true }}
			footer={
				<div className={styles.foot}>
					<Button onClick={() => void leave()}>{t("取消 | Cancel")}</Button>
					{!row && (
						<Button loading={record.saving} onClick={() => void save(true)}>
							{t("保存并继续新增 | Save and add another")}
						</Button>
					)}
					<Button type="primary" loading={record.saving} onClick={() => void save(false)}>
						{t("保存 | Save")}
					</Button>
				</div>
			}
		>
			<RecordForm describe={describe} record={record} row={row} fixed={fixed} />
			{record.stale && (
				<StaleDialog
					describe={describe}
					stale={record.stale}
					onClose={record.dropStale}
					onSave={record.saveMerged}
				/>
			)}
		</Drawer>
	);
}
