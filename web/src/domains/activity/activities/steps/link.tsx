/** The address of the sign-up page of an activity, for posters and messages. */
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { LinkDialog } from "@/parts/qr/LinkDialog";

export default function SignUpLink({
	rows: [row],
	title = t("报名链接 | Sign-up link"),
	onClose,
}: ActionDialogProps<"act/activity">) {
	const id = row?.id ?? "";
	return (
		<LinkDialog
			title={title}
			of={["act/activity", id]}
			read={(signal) => get("/act/activity/link", { id }, { quiet: true, signal })}
			alt={t("报名二维码 | QR code to sign up")}
			head={<Typography.Text strong>{row?.title}</Typography.Text>}
			onClose={() => onClose(false)}
		/>
	);
}
