/** Files let go of over the thread are sent. */
import { type DragEvent, type HTMLAttributes, useState } from "react";
import { isReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { sendFiles } from "../composer/files";
import styles from "./thread.module.css";

interface Props extends HTMLAttributes<HTMLElement> {
	conversationId: string;
}

export function DropZone({ conversationId, children, ...rest }: Props) {
	const [over, setOver] = useState(false);
	const holdsFiles = (event: DragEvent) => !isReadOnly() && event.dataTransfer.types.includes("Files");
	return (
		<section
			aria-label={t("会话 | Conversation")}
			{...rest}
			onDragOver={(event) => {
				if (!holdsFiles(event)) return;
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
			}}
			onDrop={(event) => {
				if (!holdsFiles(event)) return;
				event.preventDefault();
				setOver(false);
				void sendFiles(conversationId, [...event.dataTransfer.files]);
			}}
		>
			{children}
			{over && <div className={styles.drop}>{t("松开即可发送 | Let go to send")}</div>}
		</section>
	);
}
