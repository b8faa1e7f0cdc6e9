/** What is attached to a notice; the session's cookie carries the right to it. */
import PaperClipOutlined from "@ant-design/icons/es/icons/PaperClipOutlined";
import { fileUrl } from "@/kit/http";
import { t } from "@/kit/text";
import styles from "./OpenedNotice.module.css";

/** name_3f9c2a1b7d0e.pdf as people named it: name.pdf */
const nameOf = (path: string): string =>
	(path.split("/").at(-1) ?? path).replace(/_[0-9a-f]{12}(\.\w+)$/, "$1");

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
