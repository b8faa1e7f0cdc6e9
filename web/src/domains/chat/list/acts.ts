/** What the menu of a conversation offers; it shows at once and is taken back when the server refuses. */
import type { MenuProps } from "antd/es/menu";
import { isReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { choose, openedNow } from "../open";
import { changeConversation, markRead, readInboxAgain } from "../state/inbox";
import { actOn, type Conversation, sendRead } from "../wire";

export function actsOf(conversation: Conversation): NonNullable<MenuProps["items"]> {
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

function tried(id: string, change: Partial<Conversation>, call: () => Promise<Conversation>): void {
	changeConversation(id, change);
	call().then((fresh) => changeConversation(id, fresh), readInboxAgain);
}
