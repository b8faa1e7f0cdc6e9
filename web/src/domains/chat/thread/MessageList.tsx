/** The messages, of which only those near the window are drawn: newest below, older and newer ones come as one scrolls. */

import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import UpOutlined from "@ant-design/icons/es/icons/UpOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { useEyes } from "@/domains/chat/state/watching";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { dayName } from "../list/short-time";
import type { Opened } from "../state/threads";
import type { Entry } from "../store/outbox";
import { type Row, rowsOf } from "../store/rows";
import { atEnd, type Thread } from "../store/thread";
import type { Conversation, Member } from "../wire";
import { useActs } from "./acts";
import { MessageRow } from "./MessageRow";
import { PendingRow } from "./PendingRow";
import { summaryOf } from "./summary";
import styles from "./thread.module.css";
import { useReading } from "./useReading";
import { type ListHandle, useScroll } from "./useScroll";

export type { ListHandle } from "./useScroll";

interface Props {
	ref: Ref<ListHandle>;
	id: string;
	conversation: Conversation | undefined;
	thread: Thread | null;
	loading: Opened["loading"];
	failed: boolean;
	pending: readonly Entry[];
	members: readonly Member[] | undefined;
	selected: ReadonlySet<string> | null;
	onRetry: () => void;
}

export function MessageList({
	ref,
	id,
	conversation,
	thread,
	loading,
	failed,
	pending,
	members,
	selected,
	onRetry,
}: Props) {
	const { me } = useActs();
	const divider = useDivider(conversation);
	const rows = useMemo(
		() => rowsOf(thread?.messages ?? [], pending, divider.after, me),
		[thread, pending, divider.after, me],
	);
	const scroll = useScroll({ ref, id, rows, thread });
	const { virtual } = scroll;
	useReading({ id, conversation, thread, atBottom: scroll.atBottom });
	const seen = useMemo(() => positionsOf(members, me), [members, me]);
	const items = virtual.getVirtualItems();
	const firstShown = virtual.range?.startIndex ?? 0;
	const unreadRow = rows.findIndex(({ type }) => type === "unread");
	const unreadAbove = divider.count > 0 && unreadRow < firstShown;
	return (
		<div className={styles.frame}>
			<div
				ref={scroll.box}
				role="log"
				aria-live="off"
				aria-label={t("聊天记录 | Messages")}
				aria-busy={loading === "first"}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
				tabIndex={0}
				className={styles.log}
				data-ready={scroll.placed || rows.length === 0}
				onScroll={scroll.onScroll}
				onKeyDown={walk}
			>
				{!thread && !failed && <Waiting />}
				{failed && !thread && (
					<EmptyBox alarm title={t("消息没有读到 | The messages could not be read")}>
						<Button onClick={onRetry}>{t("重试 | Try again")}</Button>
					</EmptyBox>
				)}
				{thread && rows.length === 0 && (
					<p className={styles.empty}>{t("还没有消息，说点什么吧 | No messages yet: say something")}</p>
				)}
				<ol className={styles.rows} style={{ height: virtual.getTotalSize() }}>
					{items.map((item) => (
						<li
							key={item.key}
							ref={virtual.measureElement}
							data-index={item.index}
							className={styles.row}
							style={{ transform: `translateY(${item.start}px)` }}
						>
							<OneRow row={rows[item.index] as Row} seen={seen} selected={selected} flash={scroll.flash} />
						</li>
					))}
				</ol>
			</div>
			{loading === "before" && <span className={look.progress} data-side="before" aria-hidden />}
			{loading === "after" && <span className={look.progress} data-side="after" aria-hidden />}
			{unreadAbove && (
				<button
					type="button"
					className={styles.pill}
					data-side="top"
					onClick={() => {
						divider.clear();
						void scroll.jump((divider.after ?? 0) + 1, false);
					}}
				>
					<UpOutlined aria-hidden /> {t("{n} 条未读 | {n} unread", { n: divider.count })}
				</button>
			)}
			{thread && !scroll.atBottom && (
				<button
					type="button"
					className={styles.pill}
					data-side="bottom"
					onClick={() => void scroll.toNewest()}
				>
					<DownOutlined aria-hidden />{" "}
					{conversation && conversation.unread > 0
						? t("{n} 条新消息 | {n} new", { n: conversation.unread })
						: t("回到最新 | Newest")}
				</button>
			)}
			<NewsLine thread={thread} me={me} end={thread ? atEnd(thread) : false} />
		</div>
	);
}

interface RowProps {
	row: Row;
	seen: readonly number[];
	selected: ReadonlySet<string> | null;
	flash: number | null;
}

function OneRow({ row, seen, selected, flash }: RowProps) {
	if (row.type === "day")
		return (
			<Flex component="p" justify="center" className={`${look.note} ${styles.day}`}>
				{dayName(row.day)}
			</Flex>
		);
	if (row.type === "unread") {
		return (
			<Flex component="p" align="center" gap="var(--ant-margin-sm)" className={styles.divider}>
				<span>{t("以下为新消息 | New messages")}</span>
			</Flex>
		);
	}
	if (row.type === "pending") return <PendingRow entry={row.entry} head={row.head} tail={row.tail} />;
	const { message, head, tail } = row;
	return (
		<MessageRow
			message={message}
			head={head}
			tail={tail}
			seenBy={seen.filter((seq) => seq >= message.seq).length}
			others={seen.length}
			selected={selected === null ? null : selected.has(message.id)}
			flash={flash === message.seq}
		/>
	);
}

/** How far each of the others has read. */
const positionsOf = (members: readonly Member[] | undefined, me: string): number[] =>
	(members ?? []).filter(({ id }) => id !== me).map(({ lastReadSeq }) => lastReadSeq);

/** Arrows go from message to message; Enter opens its menu. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	const target = event.target as HTMLElement;
	if (!step || target.closest("input, textarea, audio")) return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-message]")].sort(byPlace);
	const at = all.indexOf(target.closest("[data-message]") as HTMLElement);
	const next = at < 0 ? all.at(-1) : all[at + step];
	if (!next) return;
	event.preventDefault();
	next.focus({ preventScroll: true });
	next.scrollIntoView({ block: "nearest" });
}

const byPlace = (one: HTMLElement, other: HTMLElement) =>
	one.getBoundingClientRect().top - other.getBoundingClientRect().top;

/** Says to a screen reader what has just been written by others; what is scrolled into view is not news. */
function NewsLine({ thread, me, end }: { thread: Thread | null; me: string; end: boolean }) {
	const [line, setLine] = useState("");
	const announced = useRef<number | null>(null);
	const last = end ? thread?.messages.at(-1) : undefined;
	useEffect(() => {
		if (!last) return;
		const isNews = announced.current !== null && last.seq > announced.current && last.sender.id !== me;
		announced.current = Math.max(announced.current ?? 0, last.seq);
		if (isNews) setLine(`${last.sender.realname}：${summaryOf(last)}`);
	}, [last, me]);
	return (
		<output className="gj-sr" aria-live="polite">
			{line}
		</output>
	);
}

/** The line before what was unread when the conversation was opened, or when one looked away. */
interface Divider {
	/** The number after which the line stands; null for none. */
	after: number | null;
	/** How many were unread then. */
	count: number;
	/** The line stays, but it is not called for any more. */
	clear(): void;
}

function useDivider(conversation: Conversation | undefined): Divider {
	const eyes = useEyes();
	const [state, setState] = useState<{ after: number | null; count: number }>({ after: null, count: 0 });
	const begun = useRef(false);
	const before = useRef(0);
	useEffect(() => {
		if (!conversation) return;
		const { unread, lastReadSeq } = conversation;
		const first = !begun.current;
		begun.current = true;
		const began = unread > 0 && (first || (before.current === 0 && !eyes));
		before.current = unread;
		if (began) setState({ after: lastReadSeq, count: first ? unread : 0 });
	}, [conversation, eyes]);
	return { ...state, clear: () => setState((old) => ({ ...old, count: 0 })) };
}
