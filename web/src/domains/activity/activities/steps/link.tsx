/** The address of the sign-up page of an activity, for posters and messages. */
import { useQuery } from "@tanstack/react-query";
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { LinkCode } from "@/parts/qr/LinkCode";

export default function SignUpLink({
	rows: [row],
	title = t("报名链接 | Sign-up link"),
	onClose,
}: ActionDialogProps<"act/activity">) {
	const id = row?.id ?? "";
	const { data, isError, refetch } = useQuery({
		queryKey: ["row", "act/activity", id, "link"],
		queryFn: ({ signal }) => get("/act/activity/link", { id }, { quiet: true, signal }),
	});
	return (
		<Dialog title={title} onClose={() => onClose(false)} footer={null}>
			<LinkCode
				link={data}
				failed={isError}
				alt={t("报名二维码 | QR code to sign up")}
				onRenew={() => void refetch()}
				head={<Typography.Text strong>{row?.title}</Typography.Text>}
			/>
		</Dialog>
	);
}
