/** The conversation that is open: its name and what can be done with it, then its thread. */

import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import EllipsisOutlined from "@ant-design/icons/es/icons/EllipsisOutlined";
import ExportOutlined from "@ant-design/icons/es/icons/ExportOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { useNavigate } from "react-router";
import { presenceText, usePresenceOf } from "@/domains/chat/state/colleagues";
import { useHere } from "@/domains/chat/state/presence";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { late } from "../late";
import { choose, openChat, setPanel } from "../open";
import { useConversation } from "../state/inbox";
import Thread from "../thread/Thread";
import { type Conversation, findDate, GROUP, SINGLE } from "../wire";
import { showPane } from "./pane";
import styles from "./panel.module.css";

const MembersDialog = late(() => import("../manage/MembersDialog"));
const DateJump = late(() => import("./DateJump"));

export function OpenedThread({ conversationId, phone }: { conversationId: string | null; phone: boolean }) {
	const conversation = useConversation(conversationId);
	if (conversationId === null) {
		return (
			<Flex vertical align="center" justify="center" flex={1}>
				<EmptyBox
					title={t("选一个会话开始聊天 | Choose a conversation")}
					text={t("也可以从联系人或通讯录找人。 | Or find somebody among contacts or in the address book.")}
				/>
			</Flex>
		);
	}
	return (
		<Flex
			component="section"
			vertical
			className={look.fill}
			aria-label={conversation?.name ?? t("会话 | Conversation")}
		>
			<Flex align="center" gap="2px" className={styles.bar}>
				{phone && (
					<Button
						type="text"
						icon={<ArrowLeftOutlined />}
						aria-label={t("返回会话列表 | Back to the list")}
						onClick={() => choose(null)}
					/>
				)}
				<div className={`${look.fill} ${styles.name}`}>
					<h3 className={look.cut}>{conversation?.name}</h3>
					{conversation && <ThreadState conversation={conversation} />}
				</div>
				{conversation && <Acts conversation={conversation} />}
			</Flex>
			<Thread conversationId={conversationId} />
		</Flex>
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

/** The small line under a conversation's name: who is here, how many there are, what was settled. */
function ThreadState({ conversation }: { conversation: Conversation }) {
	const here = useHere(conversation.id);
	const presence = usePresenceOf(conversation.peer?.id);
	const parts = [
		conversation.kind === SINGLE ? "" : t("{n} 人 | {n} people", { n: conversation.members }),
		conversation.kind === SINGLE && here > 0 ? t("对方也在此会话 | also here") : "",
		here === 0 && presence !== undefined ? presenceText(presence) : "",
		conversation.kind !== SINGLE && here > 0 ? t("{n} 人在看 | {n} here", { n: here }) : "",
		conversation.closed ? t("已解决 · {name} | Solved · {name}", { name: conversation.closedBy ?? "" }) : "",
		conversation.muted ? t("免打扰 | Muted") : "",
	].filter(Boolean);
	return parts.length > 0 ? (
		<small className={`${look.cut} ${styles.state}`} data-presence={presence === null ? "offline" : presence}>
			{parts.join(" · ")}
		</small>
	) : null;
}
