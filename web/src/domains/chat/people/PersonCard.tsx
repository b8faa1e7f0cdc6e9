/** Who somebody is, beside their name or head: department, post, whether they are here, and the way to write to them. */

import MessageOutlined from "@ant-design/icons/es/icons/MessageOutlined";
import UserAddOutlined from "@ant-design/icons/es/icons/UserAddOutlined";
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Popover from "antd/es/popover";
import { type ReactElement, useState } from "react";
import { currentUser } from "@/kit/session";
import { listed, locale, localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { openChat } from "../open";
import { AskFriend } from "./AskFriend";
import { Face } from "./Face";
import styles from "./people.module.css";
import { type ContactCard, fetchContact } from "./wire";

interface Props {
	userId: string;
	/** What is pressed: one element that takes the keyboard's focus. */
	children: ReactElement;
}

export default function PersonCard({ userId, children }: Props) {
	const [open, setOpen] = useState(false);
	return (
		<Popover
			open={open}
			onOpenChange={setOpen}
			trigger="click"
			placement="bottomLeft"
			destroyOnHidden
			content={<Opened userId={userId} close={() => setOpen(false)} />}
		>
			{children}
		</Popover>
	);
}

function Opened({ userId, close }: { userId: string; close(): void }) {
	const { data, error } = useQuery({
		queryKey: ["chat", "person", userId, locale()],
		queryFn: ({ signal }) => fetchContact(userId, signal),
		retry: false,
		staleTime: 0,
	});
	if (error) return <p role="alert">{localize(error.message)}</p>;
	if (!data) return <Waiting />;
	return <Facts person={data} close={close} />;
}

function Facts({ person, close }: { person: ContactCard; close(): void }) {
	const own = currentUser()?.id === person.id;
	const departs = person.departs?.length ? person.departs : person.depart ? [person.depart] : [];
	return (
		<Flex
			component="article"
			vertical
			gap="var(--ant-margin-sm)"
			className={styles.card}
			aria-label={person.realname}
		>
			<Flex component="header" align="center" gap="var(--ant-margin-sm)" className={styles.person}>
				<Face person={person} size={48} presence={person.id} />
				<span>
					<b>{person.realname}</b>
					<small>
						{person.username}
						{person.remark ? ` · ${person.remark}` : ""}
					</small>
				</span>
			</Flex>
			<dl className={look.facts}>
				<dt>{t("部门 | Department")}</dt>
				<dd>{listed(departs) || "—"}</dd>
				{person.post && (
					<>
						<dt>{t("职务 | Position")}</dt>
						<dd>{person.post}</dd>
					</>
				)}
			</dl>
			{own ? null : person.mayWrite ? <Write person={person} close={close} /> : <Ask person={person} />}
		</Flex>
	);
}

function Write({ person, close }: { person: ContactCard; close(): void }) {
	const write = () => {
		close();
		openChat({ userId: person.id }).catch(() => undefined);
	};
	return (
		<Button type="primary" block icon={<MessageOutlined />} onClick={write}>
			{t("发消息 | Send a message")}
		</Button>
	);
}

/** Only friends write to each other here. */
function Ask({ person }: { person: ContactCard }) {
	const [asking, setAsking] = useState(false);
	if (person.friend === "asked")
		return <p className={look.quiet}>{t("已发送申请，等待对方通过 | Asked; waiting for an answer")}</p>;
	if (asking) return <AskFriend person={person} onDone={() => setAsking(false)} />;
	return (
		<Button block icon={<UserAddOutlined />} onClick={() => setAsking(true)}>
			{t("加为好友 | Add as a friend")}
		</Button>
	);
}
