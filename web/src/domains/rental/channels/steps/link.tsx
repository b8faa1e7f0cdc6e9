/** The address of a unit's calendar that a booking channel reads. */
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { LinkDialog } from "@/parts/qr/LinkDialog";

export default function ChannelLink({
	rows: [row],
	title = t("供渠道读取的地址 | Address for the channel"),
	onClose,
}: ActionDialogProps<"rental/channelFeed">) {
	const id = row?.id ?? "";
	return (
		<LinkDialog
			title={title}
			of={["rental/channelFeed", id]}
			read={(signal) => get("/rental/channelFeed/link", { id }, { quiet: true, signal })}
			alt={t("渠道日历地址二维码 | QR code of the calendar's address")}
			head={
				<Typography.Text type="secondary">
					{t("填到渠道后台的“导入日历” | Import it as a calendar there")}
				</Typography.Text>
			}
			onClose={() => onClose(false)}
		/>
	);
}
