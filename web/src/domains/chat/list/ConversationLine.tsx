/** One conversation in the list. */

import MutedOutlined from "@ant-design/icons/es/icons/MutedOutlined";
import PushpinFilled from "@ant-design/icons/es/icons/PushpinFilled";
import { memo, useRef } from "react";
import { useUser } from "@/kit/session";
import { t } from "@/kit/text";
import counted from "@/parts/head/counted.module.css";
import look from "@/parts/look.module.css";
import { Face } from "../people/Face";
import { summaryOf } from "../thread/summary";
import { useHold } from "../thread/useHold";
import { type Conversation, SINGLE } from "../wire";
import styles from "./list.module.css";
import { shortTime } from "./short-time";

interface Props {
	conversation: Conversation;
	opened: boolean;
	onOpen: () => void;
	onMenu: () => void;
}

const MOST_SHOWN = 99;

function Line({ conversation, opened, onOpen, onMenu }: Props) {
	const { name, avatar, kind, unread, muted, pinned, lastAt } = conversation;
	const line = useRef<HTMLButtonElement>(null);
	// The menu around the list hears the click for a menu that a finger can't make everywhere.
	const hold = useHold(
		({ x, y }) =>
			line.current?.dispatchEvent(
				new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: x, clientY: y }),
			),
		onMenu,
	);
	return (
		<li {...hold} data-conversation={conversation.id} data-pinned={pinned}>
			<button
				ref={line}
				type="button"
				data-line
				className={`${look.pick} ${styles.line}`}
				aria-current={opened}
				onClick={onOpen}
				onKeyDown={(event) => {
					// The key of menus and Shift F10 ask for the menu too; antd hears the event that follows.
					if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) onMenu();
				}}
			>
				<span className={styles.face}>
					<Face person={{ realname: name || "…", avatar }} size={40} presence={conversation.peer?.id} />
					{unread > 0 && (muted ? <i className={styles.dot} /> : <Count count={unread} />)}
				</span>
				<span className={`${look.fill} ${styles.texts}`}>
					<span className={styles.first}>
						<b className={look.cut}>{name}</b>
						{kind === 3 && <em className={look.note}>{t("数据 | Record")}</em>}
						<time className={look.note} dateTime={lastAt ?? undefined}>
							{shortTime(lastAt)}
						</time>
					</span>
					<span className={styles.second}>
						<LastWord conversation={conversation} />
						{muted && (
							<span className={styles.mark} role="img" aria-label={t("免打扰 | Muted")}>
								<MutedOutlined />
							</span>
						)}
						{pinned && (
							<span className={styles.mark} role="img" aria-label={t("已置顶 | Pinned")}>
								<PushpinFilled />
							</span>
						)}
					</span>
				</span>
				{unread > 0 && <span className="gj-sr">{t("{n} 条未读 | {n} unread", { n: unread })}</span>}
			</button>
		</li>
	);
}

export const ConversationLine = memo(
	Line,
	(before, after) => before.conversation === after.conversation && before.opened === after.opened,
);

const Count = ({ count }: { count: number }) => (
	<b className={`${counted.count} ${styles.count}`} aria-hidden>
		{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
	</b>
);

function LastWord({ conversation }: { conversation: Conversation }) {
	const me = useUser()?.id;
	const { last, draft, mentioned, kind, muted, unread } = conversation;
	if (mentioned) {
		return (
			<span className={`${look.note} ${look.fill} ${look.cut} ${styles.last}`}>
				<em className={look.fault}>{t("[有人@我] | [@ me]")}</em> {last && summaryOf(last)}
			</span>
		);
	}
	if (draft) {
		return (
			<span className={`${look.note} ${look.fill} ${look.cut} ${styles.last}`}>
				<em className={look.fault}>{t("[草稿] | [Draft]")}</em> {draft}
			</span>
		);
	}
	if (!last) return <span className={`${look.note} ${look.fill} ${look.cut} ${styles.last}`} />;
	const by = kind === SINGLE || last.sender.id === me || last.kind === "system" ? "" : last.sender.realname;
	return (
		<span className={`${look.note} ${look.fill} ${look.cut} ${styles.last}`}>
			{muted && unread > 1 && `[${t("{n}条 | {n}", { n: unread })}] `}
			{by && `${by}：`}
			{summaryOf(last)}
		</span>
	);
}
