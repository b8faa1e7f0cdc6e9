/** A link that is shown once: to be scanned, copied or sent. */
import Alert from "antd/es/alert";
import Typography from "antd/es/typography";
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";
import { LinkCode } from "@/parts/qr/LinkCode";

export type Made = Pick<Shapes["MadeLink"], "url" | "expires" | "svg">;

export function LinkMade({ made }: { made: Made }) {
	const once = t("链接只显示这一次，请现在复制或扫码。 | The link is shown this once: copy or scan it now.");
	return (
		<LinkCode
			link={made}
			alt={t("链接二维码 | QR code of the link")}
			head={<Alert type="info" showIcon title={once} />}
		>
			{made.expires && (
				<Typography.Text type="secondary">
					{t("有效期至 {expires} | Good until {expires}", { expires: made.expires })}
				</Typography.Text>
			)}
		</LinkCode>
	);
}
