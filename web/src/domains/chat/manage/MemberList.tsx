/** Who belongs to a conversation, with the part of each and what may be done about it. */

import MoreOutlined from "@ant-design/icons/es/icons/MoreOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Tag from "antd/es/tag";
import { useState } from "react";
import { ask } from "@/kit/notice";
import { currentUser } from "@/kit/session";
import { type Pair, t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { clearable } from "@/parts/clearable";
import { useSending } from "@/parts/dialog/useSending";
import { Face } from "../people/Face";
import PersonCard from "../people/PersonCard";
import people from "../people/people.module.css";
import { actOn, type Conversation, type Member, type Role } from "../wire";
import styles from "./manage.module.css";
import { actsOn, byRank, type MemberAct } from "./may";

interface Props {
	conversation: Conversation;
	members: Member[];
	refresh(): Promise<unknown>;
	add: (() => void) | null;
}

/** From so many on they are searched. */
const MANY = 12;

export const ROLE_WORDS: Record<Role, Pair> = {
	owner: "群主 | Owner",
	admin: "管理员 | Admin",
	member: "成员 | Member",
};

export function MemberList({ conversation, members, refresh, add }: Props) {
	const [word, setWord] = useState("");
	const answers = useMatch(members.length >= MANY);
	const shown = [...members].sort(byRank).filter((one) => answers(one.realname, word));
	const title = t("成员（{n}） | Members ({n})", { n: members.length });
	return (
		<Flex component="section" vertical gap="small" aria-label={title}>
			<Flex component="header" align="center" justify="space-between" gap="small">
				<b>{title}</b>
				{add && (
					<Button size="small" icon={<PlusOutlined />} onClick={add}>
						{t("添加成员 | Add members")}
					</Button>
				)}
			</Flex>
			{members.length >= MANY && (
				<Input
					allowClear={clearable()}
					type="search"
					aria-label={t("搜索成员 | Search members")}
					placeholder={t("搜索成员 | Search members")}
					value={word}
					onChange={(event) => setWord(event.target.value)}
				/>
			)}
			<ul className={styles.members}>
				{shown.map((member) => (
					<Flex
						component="li"
						align="center"
						gap="small"
						key={member.id}
						className={people.line}
						data-member={member.username}
					>
						<PersonCard userId={member.id}>
							<button type="button" className={people.person}>
								<Face person={member} presence={member.id} />
								<span>
									<b>{member.realname}</b>
									<small>{member.username}</small>
								</span>
							</button>
						</PersonCard>
						{member.role !== "member" && <Tag>{t(ROLE_WORDS[member.role])}</Tag>}
						<MemberMenu conversation={conversation} member={member} refresh={refresh} />
					</Flex>
				))}
			</ul>
		</Flex>
	);
}

interface MenuProps {
	conversation: Conversation;
	member: Member;
	refresh(): Promise<unknown>;
}

const ACT_WORDS: Record<MemberAct, Pair> = {
	handOver: "转让群主 | Hand the group over",
	makeAdmin: "设为管理员 | Make an admin",
	makeMember: "取消管理员 | No longer an admin",
	removeMember: "移出群聊 | Remove from the group",
};

function MemberMenu({ conversation, member, refresh }: MenuProps) {
	const act = useSending({ loud: true });
	const acts = actsOn(conversation, member, currentUser()?.id ?? "");
	if (acts.length === 0) return null;
	const run = async (wanted: MemberAct) => {
		if (!(await isSure(wanted, member))) return;
		if (await act.run(() => send(conversation.id, wanted, member.id))) await refresh();
	};
	return (
		<Dropdown
			trigger={["click"]}
			menu={{
				items: acts.map((one) => ({
					key: one,
					label: t(ACT_WORDS[one]),
					danger: one === "removeMember",
					onClick: () => void run(one),
				})),
			}}
		>
			<Button
				type="text"
				size="small"
				loading={act.busy}
				icon={<MoreOutlined />}
				aria-label={t("管理 {name} | Manage {name}", { name: member.realname })}
			/>
		</Dropdown>
	);
}

function send(id: string, act: MemberAct, userId: string): Promise<unknown> {
	if (act === "makeAdmin") return actOn(id, { act: "setRole", userId, role: "admin" });
	if (act === "makeMember") return actOn(id, { act: "setRole", userId, role: "member" });
	return actOn(id, { act, userId });
}

function isSure(act: MemberAct, { realname }: Member): Promise<boolean> {
	if (act === "removeMember")
		return ask({
			title: t("将 {name} 移出群聊？ | Remove {name} from the group?", { name: realname }),
			content: t("移出后不能再看到任何消息和文件。 | They will not see any message or file of it any more."),
			okText: t("移出 | Remove"),
			danger: true,
		});
	if (act === "handOver")
		return ask({
			title: t("把群主转让给 {name}？ | Hand the group over to {name}?", { name: realname }),
			okText: t("转让 | Hand over"),
		});
	return Promise.resolve(true);
}
