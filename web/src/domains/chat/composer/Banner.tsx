/** Above the box: which message is being answered or edited, and the way out. */
import CloseOutlined from "@ant-design/icons/es/icons/CloseOutlined";
import Button from "antd/es/button";
import { t } from "@/kit/text";
import { summaryOf } from "../thread/summary";
import type { Message } from "../wire";
import styles from "./composer.module.css";

interface Props {
	replyTo: Message | null;
	editing: Message | null;
	onCancel: () => void;
}

export function Banner({ replyTo, editing, onCancel }: Props) {
	const message = editing ?? replyTo;
	if (!message) return null;
	return (
		<div className={styles.banner}>
			<b>
				{editing
					? t("编辑消息 | Editing")
					: t("回复 {name} | Answering {name}", { name: message.sender.realname })}
			</b>
			<span>{summaryOf(message)}</span>
			<Button
				type="text"
				size="small"
				icon={<CloseOutlined />}
				aria-label={editing ? t("取消编辑 | Cancel the edit") : t("取消回复 | Cancel the answer")}
				onClick={onCancel}
			/>
		</div>
	);
}
