/** A conversation as a whole: who is in it with what part, its name and picture, and one's own wishes for it. */
import Modal from "antd/es/modal";
import { useState } from "react";
import { t, tell } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { type Conversation, GROUP, type Member, RECORD } from "../wire";
import { AddMembers } from "./AddMembers";
import { Leaving } from "./Leaving";
import { MemberList } from "./MemberList";
import styles from "./manage.module.css";
import { mayAdd } from "./may";
import { Naming } from "./Naming";
import { useConversation } from "./useConversation";
import { Wishes } from "./Wishes";

interface Props {
	conversationId: string;
	onClose(): void;
}

export default function MembersDialog({ conversationId, onClose }: Props) {
	const { conversation, members, error, refresh } = useConversation(conversationId, onClose);
	const [adding, setAdding] = useState(false);
	const title = conversation?.kind === GROUP ? t("群聊设置 | The group") : t("会话设置 | The conversation");
	return (
		<Modal
			open
			width={480}
			footer={null}
			title={adding ? t("添加成员 | Add members") : title}
			onCancel={() => (adding ? setAdding(false) : onClose())}
		>
			{error && !conversation && <p role="alert">{tell(error.message)}</p>}
			{!conversation || !members ? (
				!error && <Waiting />
			) : adding ? (
				<AddMembers
					conversation={conversation}
					members={members}
					onDone={() => {
						setAdding(false);
						void refresh();
					}}
				/>
			) : (
				<Whole
					key={conversation.id}
					conversation={conversation}
					members={members}
					refresh={refresh}
					add={mayAdd(conversation) ? () => setAdding(true) : null}
					onClose={onClose}
				/>
			)}
		</Modal>
	);
}

interface WholeProps {
	conversation: Conversation;
	members: Member[];
	refresh(): Promise<unknown>;
	add: (() => void) | null;
	onClose(): void;
}

function Whole({ conversation, members, refresh, add, onClose }: WholeProps) {
	return (
		<div className={styles.whole}>
			{conversation.kind === GROUP && <Naming conversation={conversation} refresh={refresh} />}
			{conversation.kind === RECORD && (
				<p className={styles.hint}>
					{t(
						"凡能查看这条记录的人都能参与讨论；这里列出写过、被提到或关注的人。 | Whoever may see the record may talk here; listed are those who wrote, were named or follow it.",
					)}
				</p>
			)}
			<MemberList conversation={conversation} members={members} refresh={refresh} add={add} />
			<Wishes conversation={conversation} refresh={refresh} />
			<Leaving conversation={conversation} members={members} onClose={onClose} />
		</div>
	);
}
