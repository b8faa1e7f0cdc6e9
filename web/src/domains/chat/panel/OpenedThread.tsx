/** The conversation that is open: its name and what can be done with it, then its thread. */
import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import EllipsisOutlined from "@ant-design/icons/es/icons/EllipsisOutlined";
import ExportOutlined from "@ant-design/icons/es/icons/ExportOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { late } from "../late";
import { choose, openChat, setPanel } from "../open";
import { useConversation } from "../state/inbox";
import Thread from "../thread/Thread";
import { type Conversation, findDate, GROUP } from "../wire";
import { showPane } from "./pane";
import styles from "./panel.module.css";
import { ThreadState } from "./ThreadState";

const MembersDialog = late(() => import("../manage/MembersDialog"));
const DateJump = late(() => import("./DateJump"));

export function OpenedThread({ conversationId, phone }: { conversationId: string | null; phone: boolean }) {
	const conversation = useConversation(conversationId);
	if (conversationId === null) {
		return (
			<div className={styles.none}>
				<EmptyBox
					title={t("选一个会话开始聊天 | Choose a conversation")}
					text={t("也可以从联系人或通讯录找人。 | Or find somebody among contacts or in the address book.")}
				/>
			</div>
		);
	}
	return (
		<section className={styles.opened} aria-label={conversation?.name ?? t("会话 | Conversation")}>
			<div className={styles.bar}>
				{phone && (
					<Button
						type="text"
						icon={<ArrowLeftOutlined />}
						aria-label={t("返回会话列表 | Back to the list")}
						onClick={() => choose(null)}
					/>
				)}
				<div className={styles.name}>
					<h3>{conversation?.name}</h3>
					{conversation && <ThreadState conversation={conversation} />}
				</div>
				{conversation && <Acts conversation={conversation} />}
			</div>
			<Thread conversationId={conversationId} />
		</section>
	);
}

function Acts({ conversation }: { conversation: Conversation }) {
	const [managing, setManaging] = useState(false);
	const navigate = useNavigate();
	const { id, kind, record } = conversation;
	const jump = async (date: string) => {
		const { seq } = await findDate(id, date);
		if (seq === null) toast("info", "那天之后没有消息 | No message on or after that day");
		else await openChat(id, { seq });
	};
	return (
		<>
			{record?.route && (
				<Button
					type="text"
					icon={<ExportOutlined />}
					aria-label={t("打开这条数据 | Open the record")}
					title={t("打开这条数据 | Open the record")}
					onClick={() => void navigate(record.route ?? "")}
				/>
			)}
			<Button
				type="text"
				icon={<SearchOutlined />}
				aria-label={t("在此会话中搜索 | Search in this conversation")}
				title={t("在此会话中搜索 | Search in this conversation")}
				onClick={() => showPane({ kind: "search", conversationId: id })}
			/>
			<DateJump onChoose={(date) => void jump(date).catch(() => setPanel(1))} />
			<Button
				type="text"
				icon={<EllipsisOutlined />}
				aria-label={kind >= GROUP ? t("成员与设置 | Members and settings") : t("会话设置 | Settings")}
				title={kind >= GROUP ? t("成员与设置 | Members and settings") : t("会话设置 | Settings")}
				onClick={() => setManaging(true)}
			/>
			{managing && <MembersDialog conversationId={id} onClose={() => setManaging(false)} />}
		</>
	);
}
