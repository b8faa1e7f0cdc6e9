/** The search of messages, or the list of what is to be sent later, with a way back to the thread. */
import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import Button from "antd/es/button";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { late } from "../late";
import { type Pane, showPane } from "./pane";
import styles from "./panel.module.css";

const LaterList = late(() => import("../later/LaterList"));
const SearchPane = late(() => import("../search/SearchPane"));

export function SubPane({ pane }: { pane: Pane }) {
	const back = () => showPane(null);
	const title = titleOf(pane);
	return (
		<section className={styles.opened} aria-label={title} data-pane={pane.kind}>
			<div className={styles.bar} data-pane>
				<Button
					type="text"
					icon={<ArrowLeftOutlined />}
					aria-label={t("返回会话 | Back to the talk")}
					onClick={back}
				/>
				<div className={styles.name}>
					<h3>{title}</h3>
				</div>
			</div>
			<div className={styles.pane}>
				{pane.kind === "later" ? (
					<LaterList waiting={<Waiting />} onClose={back} />
				) : (
					<SearchPane
						waiting={<Waiting />}
						{...(pane.conversationId ? { conversationId: pane.conversationId } : {})}
						onClose={back}
					/>
				)}
			</div>
		</section>
	);
}

function titleOf(pane: Pane): string {
	if (pane.kind === "later") return t("定时消息 | Scheduled messages");
	return pane.conversationId
		? t("搜索此会话 | Search this conversation")
		: t("搜索聊天记录 | Search messages");
}
