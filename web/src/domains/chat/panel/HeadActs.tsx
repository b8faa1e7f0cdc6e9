/** What can be begun from the panel's head: a group, a friend, the address book, what goes later. */
import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import ContactsOutlined from "@ant-design/icons/es/icons/ContactsOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import UserAddOutlined from "@ant-design/icons/es/icons/UserAddOutlined";
import UsergroupAddOutlined from "@ant-design/icons/es/icons/UsergroupAddOutlined";
import Button from "antd/es/button";
import { type ReactNode, useState } from "react";
import { useReadOnly } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { late } from "../late";
import { openChat, setPanel } from "../open";
import { useInbox } from "../state/inbox";
import { showPane } from "./pane";

const GroupDialog = late(() => import("../manage/GroupDialog"));

export function HeadActs() {
	const [grouping, setGrouping] = useState(false);
	const readOnly = useReadOnly();
	const later = useInbox().data?.later ?? 0;
	return (
		<>
			<Act
				label="搜索聊天记录 | Search messages"
				icon={<SearchOutlined />}
				run={() => showPane({ kind: "search", conversationId: null })}
			/>
			{!readOnly && (
				<>
					<Act
						label="发起群聊 | Start a group"
						icon={<UsergroupAddOutlined />}
						run={() => setGrouping(true)}
					/>
					<Act label="添加用户 | Add a user" icon={<UserAddOutlined />} run={() => setPanel(3)} />
				</>
			)}
			<Act label="通讯录 | Address book" icon={<ContactsOutlined />} run={() => setPanel(2)} />
			{later > 0 && (
				<Button
					type="text"
					icon={<ClockCircleOutlined />}
					aria-label={t("定时消息，{n} 条 | Scheduled messages, {n}", { n: later })}
					title={t("定时消息 | Scheduled messages")}
					onClick={() => showPane({ kind: "later" })}
				>
					{later}
				</Button>
			)}
			{grouping && (
				<GroupDialog
					onClose={(made) => {
						setGrouping(false);
						if (made) void openChat(made.id);
					}}
				/>
			)}
		</>
	);
}

function Act({ label, icon, run }: { label: Pair; icon: ReactNode; run: () => void }) {
	return <Button type="text" icon={icon} aria-label={t(label)} title={t(label)} onClick={run} />;
}
