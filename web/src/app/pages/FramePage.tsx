/** Another site that the menu names: in a frame where the settings allow its host, else behind a link. */
import Button from "antd/es/button";
import { useState } from "react";
import type { PageProps } from "@/engine/navigation/pages";
import { isExternal } from "@/kit/address";
import { useGrants } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import styles from "./FramePage.module.css";
import { mayFrame } from "./may-frame";

export default function FramePage({ item }: PageProps) {
	const hosts = useGrants()?.frameHosts ?? [];
	const url = item.meta.url ?? "";
	const title = localize(item.meta.title);
	const [loaded, setLoaded] = useState(false);
	if (!mayFrame(url, hosts)) return <Outside title={title} url={url} />;
	return (
		<div className={styles.frame}>
			{!loaded && <Waiting />}
			<iframe src={url} title={title} onLoad={() => setLoaded(true)} hidden={!loaded} />
		</div>
	);
}

function Outside({ title, url }: { title: string; url: string }) {
	const known = isExternal(url);
	return (
		<EmptyBox
			title={t("{title}在另一个网站 | {title} is on another site", { title })}
			text={
				known
					? t("它将在新窗口打开：{host} | It opens in a new window: {host}", { host: new URL(url).host })
					: t("菜单里没有写它的地址。 | The menu does not say where.")
			}
		>
			{known && (
				<Button type="primary" href={url} target="_blank" rel="noopener noreferrer">
					{t("打开 | Open")}
				</Button>
			)}
		</EmptyBox>
	);
}
