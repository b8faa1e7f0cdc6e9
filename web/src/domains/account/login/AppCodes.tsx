/** QR codes of the apps beside the card; on a phone, which cannot scan itself, plain links. */
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import { svgUrl } from "@/parts/qr/svg-url";
import styles from "./Login.module.css";
import type { AppCode } from "./useLoginMethods";

export default function AppCodes({ apps }: { apps: AppCode[] }) {
	return (
		<Flex
			component="aside"
			vertical
			gap="small"
			className={styles.apps}
			aria-label={t("下载手机应用 | Get the app")}
		>
			<small>{t("手机应用 | Mobile app")}</small>
			<Flex component="ul" gap="middle">
				{apps.map((app) => (
					<li key={app.platform}>
						<a href={app.url} rel="noreferrer">
							<img
								src={svgUrl(app.svg)}
								alt={t("{name}下载二维码 | QR code of the app for {name}", { name: app.name })}
								width={84}
								height={84}
							/>
							<span>
								{app.name}
								{app.version && <small> {app.version}</small>}
							</span>
						</a>
					</li>
				))}
			</Flex>
		</Flex>
	);
}
