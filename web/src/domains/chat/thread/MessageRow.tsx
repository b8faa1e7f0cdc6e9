/** One message: who, when, the bubble, and what was said about it. */

import EllipsisOutlined from "@ant-design/icons/es/icons/EllipsisOutlined";
import MessageOutlined from "@ant-design/icons/es/icons/MessageOutlined";
import SmileOutlined from "@ant-design/icons/es/icons/SmileOutlined";
import Checkbox from "antd/es/checkbox";
import { type MouseEvent, memo } from "react";
import { listed, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import RecordCards from "../card/RecordCards";
import { Face } from "../people/Face";
import PersonCard from "../people/PersonCard";
import { type Message, SINGLE } from "../wire";
import { useActs } from "./acts";
import { Content } from "./Content";
import { QuoteLine } from "./QuoteLine";
import { useRecalledText } from "./recalled";
import styles from "./row.module.css";
import { bodyOf, summaryOf } from "./summary";
import { useHold } from "./useHold";

interface Props {
	message: Message;
	head: boolean;
	tail: boolean;
	/** How many of the others have read it. */
	seenBy: number;
	others: number;
	/** null while nothing is being chosen. */
	selected: boolean | null;
	flash: boolean;
}

function OneMessage(props: Props) {
	const { message } = props;
	if (message.kind === "system")
		return <p className={`${look.centred} ${look.note} ${styles.system}`}>{bodyOf(message)}</p>;
	return message.recalledAt ? <Recalled message={message} /> : <Said {...props} />;
}

export const MessageRow = memo(OneMessage);

function Said({ message, head, tail, seenBy, others, selected, flash }: Props) {
	const acts = useActs();
	const mine = message.sender.id === acts.me;
	const open = (at: { x: number; y: number }) => acts.menu(message, at);
	const asked = (event: MouseEvent) => {
		if ((event.target as HTMLElement).closest("a, img") || String(window.getSelection())) return;
		event.preventDefault();
		open({ x: event.clientX, y: event.clientY });
	};
	const hold = useHold(open, asked);
	const time = message.at.slice(11, 16);
	return (
		<article
			className={styles.message}
			data-message={message.id}
			data-seq={message.seq}
			data-mine={mine}
			data-head={head}
			data-flash={flash}
			tabIndex={-1}
			aria-label={`${mine ? t("我 | Me") : message.sender.realname} ${time}：${summaryOf(message)}`}
			onKeyDown={(event) => {
				if (event.target !== event.currentTarget || event.key !== "Enter") return;
				event.preventDefault();
				const box = event.currentTarget.getBoundingClientRect();
				open({ x: mine ? box.right - 80 : box.left + 80, y: box.top + 24 });
			}}
		>
			{selected !== null && (
				<Checkbox
					className={styles.choice ?? ""}
					checked={selected}
					aria-label={t("选择这条消息 | Choose this message")}
					onChange={() => acts.turn(message)}
				/>
			)}
			<span className={styles.face}>{head && <Sender message={message} mine={mine} />}</span>
			<div className={styles.body}>
				{head && (
					<p className={`${look.note} ${styles.who}`}>
						{!mine && acts.kind !== SINGLE && <b>{message.sender.realname}</b>}
						<time dateTime={message.at}>{time}</time>
					</p>
				)}
				<div className={styles.line} {...hold}>
					<div className={styles.bubble} data-kind={message.kind} title={head ? undefined : time}>
						{message.forwardedFrom && (
							<p className={look.note}>
								{t("转发自 {name} | Forwarded from {name}", { name: message.forwardedFrom })}
							</p>
						)}
						{message.replyTo && <QuoteLine quote={message.replyTo} />}
						<Content message={message} />
						{message.editedAt && <small className={styles.edited}>{t("已编辑 | edited")}</small>}
					</div>
					{selected === null && <Tools message={message} onMenu={open} />}
				</div>
				{message.kind === "text" && <RecordCards text={message.body} />}
				{message.reactions.length > 0 && <Reactions message={message} />}
				{mine && tail && <SeenMark message={message} seenBy={seenBy} others={others} />}
			</div>
		</article>
	);
}

function Sender({ message, mine }: { message: Message; mine: boolean }) {
	const face = <Face person={message.sender} size={34} />;
	if (mine) return face;
	return <PersonCard userId={message.sender.id}>{face}</PersonCard>;
}

/** On the bubble's side while the pointer is there; by keys it is the menu that Enter opens. */
function Tools({ message, onMenu }: { message: Message; onMenu: (at: { x: number; y: number }) => void }) {
	const acts = useActs();
	return (
		<span className={styles.tools}>
			<button
				type="button"
				tabIndex={-1}
				aria-label={t("赞 | Like")}
				title={t("赞 | Like")}
				onClick={() => acts.react(message, "👍")}
			>
				<SmileOutlined />
			</button>
			<button
				type="button"
				tabIndex={-1}
				aria-label={t("回复 | Answer")}
				title={t("回复 | Answer")}
				onClick={() => acts.reply(message)}
			>
				<MessageOutlined />
			</button>
			<button
				type="button"
				tabIndex={-1}
				aria-label={t("更多操作 | More")}
				title={t("更多操作 | More")}
				onClick={(event) => onMenu({ x: event.clientX, y: event.clientY })}
			>
				<EllipsisOutlined />
			</button>
		</span>
	);
}

function Recalled({ message }: { message: Message }) {
	const { me, rewrite } = useActs();
	const text = useRecalledText(message.id);
	const mine = message.sender.id === me;
	return (
		<p className={`${look.centred} ${look.note} ${styles.system}`} data-recalled={message.id}>
			{mine
				? t("你撤回了一条消息 | You took back a message")
				: t("{name}撤回了一条消息 | {name} took back a message", { name: message.sender.realname })}
			{mine && text && (
				<button type="button" className={look.link} onClick={() => rewrite(text)}>
					{t("重新编辑 | Write it anew")}
				</button>
			)}
		</p>
	);
}

/** What people answered with one sign; a click joins them, or leaves. */
function Reactions({ message }: { message: Message }) {
	const { me, react } = useActs();
	return (
		<div className={styles.reactions}>
			{message.reactions.map(({ emoji, users }) => {
				const names = listed(users.map(({ realname }) => realname));
				return (
					<button
						key={emoji}
						type="button"
						className={styles.reaction}
						aria-pressed={users.some(({ id }) => id === me)}
						aria-label={`${emoji} ${users.length}：${names}`}
						title={names}
						onClick={() => react(message, emoji)}
					>
						<span aria-hidden>{emoji}</span> {users.length}
					</button>
				);
			})}
		</div>
	);
}

interface SeenMarkProps {
	message: Message;
	seenBy: number;
	others: number;
}

/** Below one's own last word: that it arrived, and who has read it. */
function SeenMark({ message, seenBy, others }: SeenMarkProps) {
	const { kind, seen } = useActs();
	if (others === 0) return <small className={styles.seen}>{t("已发送 | Sent")}</small>;
	if (kind === SINGLE) {
		return (
			<small className={styles.seen} data-seen={seenBy > 0}>
				{seenBy > 0 ? t("已读 | Read") : t("未读 | Unread")}
			</small>
		);
	}
	const all = seenBy >= others;
	return (
		<button type="button" className={styles.seen} data-seen={all} onClick={() => seen(message)}>
			{all
				? t("全部已读 | Read by all")
				: t("{n}/{all} 人已读 | Read by {n} of {all}", { n: seenBy, all: others })}
		</button>
	);
}
