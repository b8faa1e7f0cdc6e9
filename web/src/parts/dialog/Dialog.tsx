/** The frame of every dialog: a title, what it asks or shows, and one button that does it.
 *
 * A dialog is there as long as it is drawn; whoever draws it stops doing so in `onClose`.
 */
import Modal, { type ModalProps } from "antd/es/modal";
import { t } from "@/kit/text";
import { BigModal } from "../modal/BigModal";

type Passed = "title" | "width" | "footer" | "children" | "className" | "styles" | "centered" | "loading";

interface Props extends Pick<ModalProps, Passed | "afterOpenChange"> {
	/** Without it nothing but the dialog's own buttons ends it. */
	onClose?: (() => void) | undefined;
	/** Without it the dialog only shows something. */
	onSubmit?: () => unknown;
	submitText?: string;
	cancelText?: string;
	busy?: boolean;
	/** The button waits for what is still missing. */
	disabled?: boolean;
	danger?: boolean;
	/** A click beside the dialog does not close it: what was typed would be lost. */
	guarded?: boolean;
	/** May fill the screen. */
	sizable?: boolean;
}

export function Dialog({
	onClose,
	onSubmit,
	submitText = t("确定 | OK"),
	cancelText = t("取消 | Cancel"),
	busy = false,
	disabled = false,
	danger = false,
	guarded = false,
	sizable = false,
	...rest
}: Props) {
	const Frame = sizable ? BigModal : Modal;
	return (
		<Frame
			open
			destroyOnHidden
			closable={onClose !== undefined}
			keyboard={onClose !== undefined}
			mask={{ closable: onClose !== undefined && !guarded }}
			okText={submitText}
			cancelText={cancelText}
			okButtonProps={{ disabled, danger }}
			confirmLoading={busy}
			onOk={() => void onSubmit?.()}
			onCancel={() => onClose?.()}
			{...(onSubmit ? {} : { footer: null })}
			{...rest}
		/>
	);
}
