/** Files or pictures of one cell or row, in a dialog of their own; nothing is kept until it is confirmed. */
import Modal from "antd/es/modal";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import type { Limits } from "./checks";
import { UploadField } from "./UploadField";
import { UPLOAD } from "./words";

const WIDTH = 520;

interface Props {
	value: string | null;
	limits: Limits;
	biz: string;
	label: string;
	disabled?: boolean;
	onConfirm(value: string | null): void;
	onClose(): void;
}

export function UploadDialog({ value, limits, biz, label, disabled = false, onConfirm, onClose }: Props) {
	const [paths, setPaths] = useState(value);
	const confirm = () => {
		if (!paths && !value) return toast("warning", t(UPLOAD.noFile));
		onConfirm(paths);
	};
	return (
		<Modal
			open
			title={t(UPLOAD.title)}
			width={WIDTH}
			onCancel={onClose}
			onOk={disabled ? onClose : confirm}
			okText={t("确定 | OK")}
			cancelText={t("取消 | Cancel")}
			destroyOnHidden
		>
			<UploadField
				value={paths}
				onChange={setPaths}
				limits={limits}
				biz={biz}
				label={label}
				disabled={disabled}
			/>
		</Modal>
	);
}
