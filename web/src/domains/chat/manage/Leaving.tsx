/** The way out of a group; an owner learns who will own it then. */
import Button from "antd/es/button";
import { ask } from "@/kit/notice";
import { currentUser } from "@/kit/session";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import { choose, openedNow } from "../open";
import { actOn, type Conversation, type Member } from "../wire";
import styles from "./manage.module.css";
import { mayLeave } from "./may";

interface Props {
	conversation: Conversation;
	members: Member[];
	onClose(): void;
}

export function Leaving({ conversation, members, onClose }: Props) {
	const act = useSending({ loud: true });
	if (!mayLeave(conversation)) return null;
	const last = members.every((one) => one.id === currentUser()?.id);
	const leave = async () => {
		const sure = await ask({
			title: t("退出“{name}”？ | Leave “{name}”?", { name: conversation.name }),
			content: wordsOf(conversation, last),
			okText: t("退出群聊 | Leave"),
			danger: true,
		});
		if (!sure || !(await act.run(() => actOn(conversation.id, { act: "leave" })))) return;
		if (openedNow() === conversation.id) choose(null);
		onClose();
	};
	return (
		<footer className={styles.ways}>
			<Button danger loading={act.busy} onClick={() => void leave()}>
				{t("退出群聊 | Leave the group")}
			</Button>
		</footer>
	);
}

function wordsOf({ role }: Conversation, last: boolean): string {
	const after = t("退出后不能再看到这里的消息和文件。 | You will not see its messages and files any more.");
	if (role !== "owner" || last) return after;
	const then = t("群主会转给最早加入的管理员或成员。 | The oldest admin or member will own the group.");
	return `${after}\n${then}`;
}
