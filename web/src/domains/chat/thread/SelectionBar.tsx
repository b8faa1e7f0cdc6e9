/** In the box's place while messages are being chosen: how many, and what to do with them. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { t } from "@/kit/text";
import { late } from "../late";
import type { Thread } from "../store/thread";
import styles from "./thread.module.css";

const ForwardDialog = late(() => import("./ForwardDialog"));
const MOST = 50;

interface Props {
	thread: Thread | null;
	selected: ReadonlySet<string>;
	onEnd: () => void;
}

export function SelectionBar({ thread, selected, onEnd }: Props) {
	const [forwarding, setForwarding] = useState(false);
	const messages = (thread?.messages ?? []).filter(({ id }) => selected.has(id));
	return (
		<Flex
			align="center"
			gap="small"
			className={styles.selection}
			role="toolbar"
			aria-label={t("已选消息 | Chosen messages")}
		>
			<span>{t("已选 {n} 条 | {n} chosen", { n: messages.length })}</span>
			<Button onClick={onEnd}>{t("取消 | Cancel")}</Button>
			<Button
				type="primary"
				disabled={messages.length === 0 || messages.length > MOST}
				onClick={() => setForwarding(true)}
			>
				{t("转发 | Forward")}
			</Button>
			{forwarding && (
				<ForwardDialog
					messages={messages}
					onClose={() => {
						setForwarding(false);
						onEnd();
					}}
				/>
			)}
		</Flex>
	);
}
