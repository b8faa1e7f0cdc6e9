/** The address of the wall of the hall, for the screen beside the door. */
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";

export default function HallWallLink({ rows: [row], title, onClose }: ActionDialogProps<"act/activity">) {
	const path = `/act/wall/${row?.id ?? ""}`;
	return (
		<Dialog
			title={title}
			submitText={t("打开 | Open")}
			cancelText={t("关闭 | Close")}
			onSubmit={() => window.open(path, "_blank", "noopener")}
			onClose={() => onClose(false)}
		>
			<Typography.Paragraph type="secondary">
				{t(
					"在会场大屏的浏览器里登录后打开，按F11全屏；签到人数与二维码自动更新 | Open it signed in on the screen of the hall, full-screen by F11; the count and the code change by themselves",
				)}
			</Typography.Paragraph>
			<Typography.Text copyable>{`${location.origin}${path}`}</Typography.Text>
		</Dialog>
	);
}
