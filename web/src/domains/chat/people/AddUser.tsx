/** Looks for people to add as friends; who asked for it is answered here too. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import UserAddOutlined from "@ant-design/icons/es/icons/UserAddOutlined";
import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { clearable } from "@/parts/clearable";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { openChat } from "../open";
import pane from "../panel/pane.module.css";
import { AskFriend, refreshFriends } from "./AskFriend";
import { Requests } from "./Friends";
import { PeopleList } from "./PeopleList";
import styles from "./people.module.css";
import { useFriends } from "./useFriends";
import { usePeople } from "./usePeople";
import { askFriend, type Contact } from "./wire";

export default function AddUser({ onClose }: { onClose(): void }) {
	const [word, setWord] = useState("");
	const [asking, setAsking] = useState<Contact | null>(null);
	const requests = (useFriends().data ?? []).filter((one) => one.status === "requested");
	const text = useSettled(word.trim());
	const found = usePeople({ text }, text !== "");
	return (
		<section className={pane.pane} aria-label={t("添加用户 | Add a user")}>
			<Flex vertical gap="small" className={pane.top}>
				<Input
					allowClear={clearable()}
					autoFocus
					type="search"
					prefix={<SearchOutlined />}
					aria-label={t("搜索用户 | Search users")}
					placeholder={t("姓名、拼音、首字母或账号 | Name, pinyin, initials or account")}
					value={word}
					onChange={(event) => setWord(event.target.value)}
				/>
			</Flex>
			<div className={pane.scroll}>
				<Requests lines={requests} />
				{text === "" ? (
					<EmptyBox
						title={t("找到同事并加为好友 | Find a colleague and add them")}
						text={t("输入姓名、拼音、首字母或账号。 | Type a name, pinyin, initials or an account.")}
					/>
				) : (
					<PeopleList
						label={t("找到的人 | People found")}
						list={found}
						end={(person) => <Way person={person} ask={setAsking} />}
					/>
				)}
			</div>
			<Flex component="footer" align="center" justify="flex-end" gap="small" className={styles.foot}>
				{asking ? (
					<Flex vertical gap="small" className={look.fill}>
						<b>{t("加 {name} 为好友 | Add {name} as a friend", { name: asking.realname })}</b>
						<AskFriend key={asking.id} person={asking} onDone={() => setAsking(null)} />
					</Flex>
				) : (
					<Button onClick={onClose}>{t("关闭 | Close")}</Button>
				)}
			</Flex>
		</section>
	);
}

/** Writing to them, or asking first. */
function Way({ person, ask }: { person: Contact; ask(person: Contact): void }) {
	const client = useQueryClient();
	const act = useSending({ loud: true });
	// Where all colleagues are friends anyway nobody has to agree.
	const add = async () => {
		if (await act.run(() => askFriend(person.id, ""), "已加为好友 | Added")) await refreshFriends(client);
	};
	return (
		<span className={look.inline}>
			{person.friend === "asked" && <small>{t("等待通过 | Asked")}</small>}
			{person.friend === "accepted" && <small>{t("已是好友 | A friend")}</small>}
			{person.friend !== "asked" && person.friend !== "accepted" && person.friend !== "requested" && (
				<Button
					size="small"
					icon={<UserAddOutlined />}
					disabled={act.busy}
					onClick={() => (person.mayWrite ? void add() : ask(person))}
				>
					{t("加好友 | Add")}
				</Button>
			)}
			{person.mayWrite && (
				<Button
					size="small"
					type="primary"
					loading={act.busy}
					onClick={() => void act.run(() => openChat({ userId: person.id }))}
				>
					{t("聊天 | Chat")}
				</Button>
			)}
		</span>
	);
}
