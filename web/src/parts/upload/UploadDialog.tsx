/** Files or pictures of one cell or row, in a dialog of their own; nothing is kept until it is confirmed. */
import { useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
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
		<Dialog title={t(UPLOAD.title)} width={WIDTH} onClose={onClose} onSubmit={disabled ? onClose : confirm}>
			<UploadField
				value={paths}
				onChange={setPaths}
				limits={limits}
				biz={biz}
				label={label}
				disabled={disabled}
			/>
		</Dialog>
	);
}
