/** QR codes of the apps beside the card; on a phone, which cannot scan itself, plain links. */
import { t } from "@/kit/text";
import { svgUrl } from "@/parts/qr/svg-url";
import styles from "./Login.module.css";
import type { AppCode } from "./useLoginMethods";

export default function AppCodes({ apps }: { apps: AppCode[] }) {
	return (
		<aside className={styles.apps} aria-label={t("下载手机应用 | Get the app")}>
			<h2>{t("手机应用 | Mobile app")}</h2>
			<ul>
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
			</ul>
		</aside>
	);
}
