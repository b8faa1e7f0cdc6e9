/** Files behind what they are attached to, each opened in a window of its own; the session's cookie carries the right to it. */
import PaperClipOutlined from "@ant-design/icons/es/icons/PaperClipOutlined";
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import styles from "./Attachments.module.css";
import { nameOf } from "./wire";

export function Attachments({ paths }: { paths: string | null }) {
	const files = (paths ?? "").split(",").filter(Boolean);
	if (files.length === 0) return null;
	return (
		<Flex component="ul" wrap className={styles.files} aria-label={t("附件 | Attachments")}>
			{files.map((path) => (
				<li key={path}>
					<a href={fileUrl(path)} target="_blank" rel="noopener">
						<PaperClipOutlined aria-hidden /> {nameOf(path)}
					</a>
				</li>
			))}
		</Flex>
	);
}
