/** The address of the sign-up page of an activity, for posters and messages. */
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { QrCode } from "@/parts/qr/QrCode";

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
			<Flex vertical align="center" gap="var(--ant-margin)">
				<Typography.Text strong>{row?.title}</Typography.Text>
				<QrCode
					svg={data?.svg}
					state={data ? "ready" : isError ? "failed" : "loading"}
					alt={t("报名二维码 | QR code to sign up")}
					onRenew={() => void refetch()}
				/>
				{data && (
					<Typography.Text copyable={{ text: data.url }} style={{ overflowWrap: "anywhere" }} data-link>
						{data.url}
					</Typography.Text>
				)}
			</Flex>
		</Dialog>
	);
}
