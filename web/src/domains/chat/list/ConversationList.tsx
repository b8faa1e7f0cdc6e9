/** The conversations, the newest first: who, the last word and its time, what is unread; acts by a menu on each. */
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import type { MenuProps } from "antd/es/menu";
import { type KeyboardEvent, useState } from "react";
import { isReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { choose, openedNow } from "../open";
import { showPane } from "../panel/pane";
import pane from "../panel/pane.module.css";
import { changeConversation, markRead, readInboxAgain, useInbox } from "../state/inbox";
import { actOn, type Conversation, sendRead } from "../wire";
import { ConversationLine } from "./ConversationLine";

export function ConversationList({ word, opened }: { word: string; opened: string | null }) {
	const { data: inbox, isError, refetch } = useInbox();
	const answers = useMatch(word !== "");
	const [menued, setMenued] = useState<Conversation | null>(null);
	if (!inbox && isError) {
		return (
			<EmptyBox alarm title={t("会话没有读到 | The list could not be read")}>
				<Button onClick={() => void refetch()}>{t("重试 | Try again")}</Button>
			</EmptyBox>
		);
	}
	if (!inbox) return <Waiting />;
	const shown = inbox.conversations.filter((one) => word.trim() === "" || answers(one.name, word));
	if (shown.length === 0) {
		return word.trim() ? (
			<EmptyBox title={t("没有找到会话 | No conversation found")} />
		) : (
			<EmptyBox
				title={t("还没有会话 | No conversations yet")}
				text={t("从联系人或通讯录里找人聊聊。 | Find somebody among contacts or in the address book.")}
			/>
		);
	}
	return (
		<Dropdown
			trigger={["contextMenu"]}
			menu={{ items: menued ? actsOf(menued) : [] }}
			onOpenChange={(open) => !open && setMenued(null)}
		>
			<ul className={pane.scroll} aria-label={t("会话 | Conversations")} onKeyDown={walk}>
				{shown.map((one) => (
					<ConversationLine
						key={one.id}
						conversation={one}
						opened={one.id === opened}
						onOpen={() => {
							showPane(null);
							choose(one.id);
						}}
						onMenu={() => setMenued(one)}
					/>
				))}
			</ul>
		</Dropdown>
	);
}

/** Arrows go from one to the next. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (!step) return;
	const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-line]")];
	const at = lines.indexOf(document.activeElement as HTMLElement);
	const next = lines[at + step];
	if (at < 0 || !next) return;
	event.preventDefault();
	next.focus();
}

/** What the menu of a conversation offers; it shows at once and is taken back when the server refuses. */
function actsOf(conversation: Conversation): NonNullable<MenuProps["items"]> {
	const { id, pinned, muted, unread, lastSeq } = conversation;
	if (isReadOnly()) return [];
	return [
		{
			key: "pin",
			label: pinned ? t("取消置顶 | Unpin") : t("置顶 | Pin to the top"),
			onClick: () => tried(id, { pinned: !pinned }, () => actOn(id, { act: "pin", pinned: !pinned })),
		},
		{
			key: "mute",
			label: muted ? t("取消免打扰 | Unmute") : t("消息免打扰 | Mute"),
			onClick: () => tried(id, { muted: !muted }, () => actOn(id, { act: "mute", muted: !muted })),
		},
		{
			key: "read",
			disabled: unread === 0,
			label: t("标为已读 | Mark as read"),
			onClick: () => {
				markRead(id, lastSeq);
				sendRead(id, lastSeq).catch(readInboxAgain);
			},
		},
		{ type: "divider" },
		{
			key: "hide",
			label: t("从列表移除 | Take off the list"),
			onClick: () => {
				if (openedNow() === id) choose(null);
				actOn(id, { act: "hide" }).then(readInboxAgain, readInboxAgain);
			},
		},
	];
}

function tried(id: string, change: Partial<Conversation>, call: () => Promise<Conversation | null>): void {
	changeConversation(id, change);
	call().then((fresh) => fresh && changeConversation(id, fresh), readInboxAgain);
}
