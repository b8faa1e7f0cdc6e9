/** Where a phone page is: its address, to be opened here or sent to a phone. */
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";

interface PhonePageProps {
	path: string;
	title?: string | undefined;
	onClose: (changed: boolean) => void;
}

export function PhonePage({ path, title, onClose }: PhonePageProps) {
	const address = `${location.origin}${path}`;
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
					"在手机浏览器里打开并登录，可添加到主屏幕；没有网络也能用，联网后自动发送 | Open it in the phone's browser and sign in; it works without a network and sends once there is one",
				)}
			</Typography.Paragraph>
			<Typography.Text copyable>{address}</Typography.Text>
		</Dialog>
	);
}
