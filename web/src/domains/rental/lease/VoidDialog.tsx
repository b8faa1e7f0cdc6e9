/** Voids a lease that has not begun; the reason stays in its notes. */
import Modal from "antd/es/modal";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { ReasonField } from "../order/ReasonField";
import { actOnLease } from "./api";

export default function VoidDialog({ rows, onClose }: ActionDialogProps) {
	const lease = rows[0];
	const sending = useSending();
	const [reason, setReason] = useState("");
	if (!lease) return null;
	const send = () =>
		sending.run(async () => {
			await actOnLease("cancel", { id: lease.id, version: lease.rowVersion ?? 0, reason: reason.trim() });
			toast("success", "合同已作废 | Lease voided");
			onClose(true);
		});
	return (
		<Modal
			open
			title={t("作废合同 {no} | Void lease {no}", { no: String(lease.contractNo) })}
			onCancel={() => onClose(sending.failure !== null)}
			onOk={() => void send()}
			okText={t("作废 | Void")}
			cancelText={t("返回 | Back")}
			okButtonProps={{ danger: true, disabled: reason.trim() === "" }}
			confirmLoading={sending.busy}
		>
			<Problem text={sending.problem} />
			<ReasonField
				required
				autoFocus
				long
				value={reason}
				onChange={setReason}
				error={sending.errors.reason}
			/>
		</Modal>
	);
}
