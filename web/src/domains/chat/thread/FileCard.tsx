/** A file in a message: what it is called, how large it is, and to have it. */

import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import { sizeText } from "@/kit/size";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { viewUrl } from "@/parts/upload/Shown";
import { downloadUrl } from "@/parts/upload/wire";
import type { Media } from "../wire";
import styles from "./row.module.css";

type Shown = Pick<Media, "name" | "size"> & { path?: string };

export function FileCard({ media: { name, size, path } }: { media: Shown }) {
	const end = name.includes(".") ? (name.split(".").at(-1) ?? "").slice(0, 4).toUpperCase() : "";
	return (
		<span className={styles.file}>
			<span className={styles.paper} aria-hidden>
				{end || "…"}
			</span>
			<span className={`${look.fill} ${styles.fileText}`}>
				{path && /\.pdf$/i.test(path) ? (
					<a className={look.cut} href={viewUrl(path)} target="_blank" rel="noopener">
						{name}
					</a>
				) : (
					<b className={look.cut}>{name}</b>
				)}
				<small>{sizeText(size)}</small>
			</span>
			{path && (
				<a
					className={styles.fetch}
					href={downloadUrl(path)}
					download={name}
					aria-label={t("下载 {name} | Download {name}", { name })}
					title={t("下载 | Download")}
				>
					<DownloadOutlined />
				</a>
			)}
		</span>
	);
}
