/** Reverses a line of the ledger's list: the line stays, its opposite is posted with a reason. */
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { reverseLine } from "../api";
import { showYuan } from "../core/money";
import styles from "./order.module.css";

export default function ReverseDialog({ rows, onClose }: ActionDialogProps) {
	const line = rows[0];
	const sending = useSending();
	const [reason, setReason] = useState("");
	if (!line) return null;
	const send = () =>
		sending.run(async () => {
			await reverseLine(String(line.accountId), line.id, reason.trim());
			toast("success", "已冲正 | Reversed");
			onClose(true);
		});
	return (
		<Modal
			open
			title={t("冲正流水 {no} | Reverse line {no}", { no: String(line.no) })}
			onCancel={() => onClose(sending.failure !== null)}
			onOk={() => void send()}
			okText={t("冲正 | Reverse")}
			cancelText={t("返回 | Back")}
			okButtonProps={{ danger: true, disabled: reason.trim() === "" }}
			confirmLoading={sending.busy}
		>
			<Problem text={sending.problem ?? sending.errors.ledgerId ?? null} />
			<p className={styles.policy}>
				{String(line.accountNo)} · {String(line.project_dictText ?? line.project)} · ¥
				{showYuan(String(line.amount))}
			</p>
			<Field label={t("冲正原因 | Reason for reversing")} required error={sending.errors.reason ?? null}>
				<Input.TextArea
					autoFocus
					rows={2}
					maxLength={200}
					aria-label={t("冲正原因 | Reason for reversing")}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			</Field>
		</Modal>
	);
}
