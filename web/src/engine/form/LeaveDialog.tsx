/** Leaving with changes asks once: save them, keep them as a draft, or let them go. */
import Button from "antd/es/button";
import Modal from "antd/es/modal";
import { t } from "@/kit/text";
import styles from "./form.module.css";

interface Props {
	onSave: () => void;
	onKeep: () => void;
	onDiscard: () => void;
	onStay: () => void;
}

export function LeaveDialog({ onSave, onKeep, onDiscard, onStay }: Props) {
	return (
		<Modal
			open
			width={460}
			title={t("有未保存的修改 | There are unsaved changes")}
			onCancel={onStay}
			footer={
				<div className={styles.leave}>
					<Button danger onClick={onDiscard}>
						{t("放弃 | Discard")}
					</Button>
					<Button onClick={onKeep}>{t("保留草稿 | Keep the draft")}</Button>
					<Button type="primary" onClick={onSave}>
						{t("保存 | Save")}
					</Button>
				</div>
			}
		>
			<p>{t("草稿下次打开时会提供给您。 | A draft is offered when you open this again.")}</p>
		</Modal>
	);
}
