/** A link that is shown once: to be scanned, copied or sent. */
import Alert from "antd/es/alert";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";

export interface Made {
	url: string;
	expires: string | null;
	svg: string;
}

export function LinkMade({ made }: { made: Made }) {
	const svg = made.svg.includes("xmlns=")
		? made.svg
		: made.svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
	return (
		<div style={{ display: "grid", gap: 16, justifyItems: "center" }}>
			<Alert
				type="info"
				showIcon
				title={t("链接只显示这一次，请现在复制或扫码。 | The link is shown this once: copy or scan it now.")}
			/>
			<img
				src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
				alt={t("链接二维码 | QR code of the link")}
				width={200}
				height={200}
				style={{ background: "#fff" }}
			/>
			<Typography.Text copyable={{ text: made.url }} style={{ overflowWrap: "anywhere" }} data-link>
				{made.url}
			</Typography.Text>
			{made.expires && (
				<Typography.Text type="secondary">
					{t("有效期至 {expires} | Good until {expires}", { expires: made.expires })}
				</Typography.Text>
			)}
		</div>
	);
}
