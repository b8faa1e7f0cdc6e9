/** The public address of a form, to be scanned or copied. */
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { LinkDialog } from "@/parts/qr/LinkDialog";

export default function FormLink({ rows, onClose, title = t("公开链接 | Public link") }: ActionDialogProps) {
	const id = rows[0]?.id ?? "";
	return (
		<LinkDialog
			title={title}
			of={["online/cgform", id]}
			read={(signal) => get("/online/cgform/link", { id }, { quiet: true, signal })}
			alt={t("表单链接二维码 | QR code of the form's link")}
			onClose={() => onClose(false)}
		/>
	);
}
