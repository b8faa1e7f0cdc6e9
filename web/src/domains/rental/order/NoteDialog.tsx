/** The remark of an order, at most a hundred characters. */
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import { useState } from "react";
import { t } from "@/kit/text";
import { noteStay } from "../state/acts";
import { useBoard } from "../state/board";
import type { DialogProps } from "../view/Dialogs";
import { MOST_REMARK } from "./draft";

export default function NoteDialog({ dialog, close }: DialogProps<"note">) {
	const board = useBoard();
	const stay = board.model.stays.get(dialog.stayId);
	const [remark, setRemark] = useState(stay?.remark ?? "");
	if (!stay) return null;
	const send = async () => {
		if (await noteStay(board, stay, remark)) close();
	};
	return (
		<Modal
			open
			title={`${t("备注 | Remark")} ${stay.guest}`}
			onCancel={close}
			onOk={() => void send()}
			okText={t("保存 | Save")}
			cancelText={t("取消 | Cancel")}
		>
			<Input.TextArea
				autoFocus
				rows={3}
				maxLength={MOST_REMARK}
				showCount
				aria-label={t("备注 | Remark")}
				value={remark}
				onChange={(event) => setRemark(event.target.value)}
			/>
		</Modal>
	);
}
