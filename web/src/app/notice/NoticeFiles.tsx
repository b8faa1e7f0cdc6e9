/** What is attached to a notice; the session's cookie carries the right to it. */
import PaperClipOutlined from "@ant-design/icons/es/icons/PaperClipOutlined";
import { fileUrl } from "@/kit/http";
import { t } from "@/kit/text";
import { nameOf } from "@/parts/upload/wire";
import styles from "./OpenedNotice.module.css";

export function NoticeFiles({ paths }: { paths: string | null }) {
	const files = (paths ?? "").split(",").filter(Boolean);
	if (files.length === 0) return null;
	return (
		<ul className={styles.files} aria-label={t("附件 | Attachments")}>
			{files.map((path) => (
				<li key={path}>
					<a href={fileUrl(path)} target="_blank" rel="noopener">
						<PaperClipOutlined aria-hidden /> {nameOf(path)}
					</a>
				</li>
			))}
		</ul>
	);
}
