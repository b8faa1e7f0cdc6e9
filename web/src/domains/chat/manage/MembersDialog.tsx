/** A conversation as a whole: who is in it with what part, its name and picture, and one's own wishes for it. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useMemo, useState } from "react";
import { choose, openedNow } from "@/domains/chat/open";
import { ChoosePeople } from "@/domains/chat/people/ChoosePeople";
import { type Chosen, NOBODY, turnPerson } from "@/domains/chat/people/choosing";
import { ask } from "@/kit/notice";
import { currentUser } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { AvatarField } from "@/parts/avatar/AvatarField";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { actOn, type Conversation, editConversation, GROUP, type Member, RECORD } from "../wire";
import { NAME_MOST } from "./GroupDialog";
import { MemberList } from "./MemberList";
import styles from "./manage.module.css";
import { mayAdd, mayEdit, mayLeave } from "./may";
import { OwnSettings } from "./OwnSettings";
import { useConversation } from "./useConversation";

interface Props {
	conversationId: string;
	onClose(): void;
}

export default function MembersDialog({ conversationId, onClose }: Props) {
	const { conversation, members, error, refresh } = useConversation(conversationId, onClose);
	const [adding, setAdding] = useState(false);
	const title = conversation?.kind === GROUP ? t("群聊设置 | The group") : t("会话设置 | The conversation");
	return (
		<Dialog
			width={480}
			title={adding ? t("添加成员 | Add members") : title}
			onClose={() => (adding ? setAdding(false) : onClose())}
		>
			{error && !conversation && <p role="alert">{localize(error.message)}</p>}
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
		</Dialog>
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
		<Flex vertical gap="middle">
			{conversation.kind === GROUP && <Naming conversation={conversation} refresh={refresh} />}
			{conversation.kind === RECORD && (
				<p className={look.note}>
					{t(
						"凡能查看这条记录的人都能参与讨论；这里列出写过、被提到或关注的人。 | Whoever may see the record may talk here; listed are those who wrote, were named or follow it.",
					)}
				</p>
			)}
			<MemberList conversation={conversation} members={members} refresh={refresh} add={add} />
			<OwnSettings conversation={conversation} refresh={refresh} />
			<Leaving conversation={conversation} members={members} onClose={onClose} />
		</Flex>
	);
}

interface LeavingProps {
	conversation: Conversation;
	members: Member[];
	onClose(): void;
}

/** The way out of a group; an owner learns who will own it then. */
function Leaving({ conversation, members, onClose }: LeavingProps) {
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
		<Flex component="footer" justify="flex-end" gap="small">
			<Button danger loading={act.busy} onClick={() => void leave()}>
				{t("退出群聊 | Leave the group")}
			</Button>
		</Flex>
	);
}

function wordsOf({ role }: Conversation, last: boolean): string {
	const after = t("退出后不能再看到这里的消息和文件。 | You will not see its messages and files any more.");
	if (role !== "owner" || last) return after;
	const then = t("群主会转给最早加入的管理员或成员。 | The oldest admin or member will own the group.");
	return `${after}\n${then}`;
}

interface AddMembersProps {
	conversation: Conversation;
	members: Member[];
	onDone(): void;
}

/** Brings more people into a group; those who are in it stand ticked. */
function AddMembers({ conversation, members, onDone }: AddMembersProps) {
	const [chosen, setChosen] = useState<Chosen>(NOBODY);
	const fixed = useMemo(() => new Set(members.map((one) => one.id)), [members]);
	const act = useSending();
	const userIds = chosen.people.map((one) => one.id);
	const add = async () => {
		const added = await act.run(
			() => actOn(conversation.id, { act: "addMembers", userIds }),
			"已添加 | Added",
		);
		if (added) onDone();
	};
	return (
		<Flex vertical gap="var(--ant-margin-sm)" className={styles.form}>
			<Problem text={act.problem ?? act.errors.userIds} />
			<p className={look.note}>{t("新成员能看到全部历史消息。 | New members read the whole history.")}</p>
			<ChoosePeople
				chosen={chosen}
				fixed={fixed}
				turn={(person) => setChosen((old) => turnPerson(old, person))}
			/>
			<Flex component="footer" justify="flex-end" gap="small">
				<Button onClick={onDone}>{t("返回 | Back")}</Button>
				<Button type="primary" disabled={userIds.length === 0} loading={act.busy} onClick={() => void add()}>
					{t("添加（{n}） | Add ({n})", { n: userIds.length })}
				</Button>
			</Flex>
		</Flex>
	);
}

interface NamingProps {
	conversation: Conversation;
	refresh(): Promise<unknown>;
}

/** A group's name and picture; owner and admins change them. */
function Naming({ conversation, refresh }: NamingProps) {
	const [name, setName] = useState(conversation.name);
	const act = useSending();
	if (!mayEdit(conversation)) return <h3>{conversation.name}</h3>;
	const save = async (change: { name?: string; avatar?: string | null }) => {
		if (await act.run(() => editConversation(conversation.id, change), "已保存 | Saved")) await refresh();
	};
	const label = t("群名称 | Name of the group");
	return (
		<Flex
			component="form"
			vertical
			gap="var(--ant-margin-sm)"
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				void save({ name: name.trim() });
			}}
		>
			<AvatarField
				name={conversation.name}
				avatar={conversation.avatar}
				onChange={(avatar) => void save({ avatar: avatar ?? "" })}
			/>
			<Field label={label} error={act.errors.name ?? act.problem}>
				<Flex component="span" align="center" justify="space-between" gap="small">
					<Input
						aria-label={label}
						maxLength={NAME_MOST}
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
					<Button
						htmlType="submit"
						loading={act.busy}
						disabled={name.trim() === "" || name.trim() === conversation.name}
					>
						{t("改名 | Rename")}
					</Button>
				</Flex>
			</Field>
		</Flex>
	);
}
