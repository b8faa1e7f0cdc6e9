/** One conversation: its messages and the box to write in; in the panel and on the page of a record alike. */
import Flex from "antd/es/flex";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Shapes } from "@/gen/api";
import { isReadOnly, useReadOnly } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { useUser } from "@/kit/session";
import { t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Composer } from "../composer/Composer";
import { late } from "../late";
import { clearSpot, useSpot } from "../open";
import { changeConversation, readInboxAgain, useConversation } from "../state/inbox";
import { usePending } from "../state/outbox";
import { hearRead, readMembersAgain, useMembers } from "../state/participants";
import { useTyping } from "../state/presence";
import { catchUp, hear, readNewest, useThread } from "../state/threads";
import { type Conversation, GROUP, type Message, SINGLE } from "../wire";
import { ActsProvider, NamesProvider, type ThreadActs } from "./acts";
import { DropZone } from "./DropZone";
import { type ListHandle, MessageList } from "./MessageList";
import { type MenuSpot, MessageMenu } from "./MessageMenu";
import { react } from "./messageActs";
import { SelectionBar } from "./SelectionBar";
import styles from "./thread.module.css";

const SeenBy = late(() => import("../manage/SeenBy"));

interface Props {
	conversationId: string;
	/** Inside a page: no room of its own to fill beyond its box. */
	embedded?: boolean;
}

/** Whoever called them may have done so in either language. */
const EVERYBODY = ["所有人", "everyone"];

export default function Thread({ conversationId, embedded = false }: Props) {
	return <OneThread key={conversationId} id={conversationId} embedded={embedded} />;
}

function OneThread({ id, embedded }: { id: string; embedded: boolean }) {
	const me = useUser()?.id ?? "";
	const screen = useScreen();
	const readOnly = useReadOnly();
	const conversation = useConversation(id);
	const { thread, loading, trouble } = useThread(id);
	const pending = usePending(id);
	const members = useMembers(id);
	const typing = useTyping(id, me);
	const [replyTo, setReplyTo] = useState<Message | null>(null);
	const [editing, setEditing] = useState<Message | null>(null);
	const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
	const [menu, setMenu] = useState<MenuSpot | null>(null);
	const [seenOf, setSeenOf] = useState<string | null>(null);
	const [rewritten, setRewritten] = useState<{ text: string } | null>(null);
	const list = useRef<ListHandle>(null);
	useFeed(id);
	useJump(id, list, thread !== null);
	const names = useMemo(() => [...(members ?? []).map(({ realname }) => realname), ...EVERYBODY], [members]);
	const newest = useRef(thread);
	newest.current = thread;
	const kind = conversation?.kind ?? SINGLE;
	const acts = useMemo<ThreadActs>(
		() => ({
			me,
			kind,
			reply: (message) => {
				setEditing(null);
				setReplyTo(message);
			},
			edit: (message) => {
				setReplyTo(null);
				setEditing(message);
			},
			jump: (seq) => void list.current?.jump(seq),
			menu: (message, at) => setMenu({ message, at }),
			react: (message, emoji) => void (isReadOnly() || react(message, emoji, me)),
			turn: ({ id: one }) => setSelected((old) => turned(old ?? new Set(), one)),
			rewrite: (text) => setRewritten({ text }),
			seen: (message) => setSeenOf(message.id),
			pictures: () => picturesOf(newest.current?.messages ?? []),
		}),
		[me, kind],
	);
	if (trouble === "gone") return <Gone />;
	return (
		<ActsProvider value={acts}>
			<NamesProvider value={names}>
				<DropZone
					className={styles.thread ?? ""}
					conversationId={id}
					data-embedded={embedded}
					data-thread={id}
				>
					<MessageList
						ref={list}
						conversation={conversation}
						id={id}
						thread={thread}
						loading={loading}
						failed={trouble === "network"}
						pending={pending}
						members={members}
						selected={selected}
						onRetry={() => void readNewest(id)}
					/>
					<TypingLine names={typing.names} single={kind === SINGLE} />
					{readOnly ? (
						<p className={`${look.centred} ${look.quiet} ${styles.readOnly}`}>
							{t("只读模式：现在不能发送消息 | Read only: no messages can be sent now")}
						</p>
					) : selected ? (
						<SelectionBar thread={thread} selected={selected} onEnd={() => setSelected(null)} />
					) : (
						<Composer
							conversationId={id}
							conversation={conversation}
							members={members}
							replyTo={replyTo}
							editing={editing}
							rewritten={rewritten}
							typing={typing}
							autoFocus={!embedded && screen !== "phone"}
							onCancel={() => {
								setReplyTo(null);
								setEditing(null);
							}}
							onSent={() => {
								setReplyTo(null);
								list.current?.toEnd();
							}}
							onEditLast={() => setEditing(lastOwn(newest.current?.messages ?? [], me))}
						/>
					)}
					{menu && (
						<MessageMenu spot={menu} role={conversation?.role ?? null} onClose={() => setMenu(null)} />
					)}
					{seenOf && <SeenBy conversationId={id} messageId={seenOf} onClose={() => setSeenOf(null)} />}
				</DropZone>
			</NamesProvider>
		</ActsProvider>
	);
}

/** Joins the conversation's topic for as long as it is open. */
function useFeed(id: string): void {
	useTopic(`chat/${id}`, {
		onEvent: (event) => {
			hear(id, event);
			if (event.op === "read") hearRead(id, event.data);
			if (event.op === "members") readMembersAgain(id);
			if (event.op === "conversation") changeConversation(id, seenByAll(event.data));
		},
		onResync: () => {
			void catchUp(id);
			readMembersAgain(id);
		},
		// The right is gone, or the server says why not: the next reading tells which.
		onEnded: () => {
			void readNewest(id);
			readInboxAgain();
		},
	});
}

/** The other's name is another one for each of two, and a record's title is told to each who may see it. */
function seenByAll({ name, avatar, ...rest }: Shapes["ChatSeenByAll"]): Partial<Conversation> {
	return rest.kind === GROUP ? { ...rest, name, avatar } : rest;
}

/** Somebody opened the conversation at one message: from a search, a date, a link. */
function useJump(id: string, list: { current: ListHandle | null }, ready: boolean): void {
	const spot = useSpot();
	useEffect(() => {
		if (!ready || spot?.conversationId !== id) return;
		clearSpot();
		void list.current?.jump(spot.seq);
	}, [spot, id, ready, list]);
}

function turned(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
	const next = new Set(set);
	if (!next.delete(id)) next.add(id);
	return next;
}

const picturesOf = (messages: readonly Message[]): string[] =>
	messages.flatMap(({ kind, media }) => (kind === "image" && media ? [media.path] : []));

const lastOwn = (messages: readonly Message[], me: string): Message | null =>
	messages.findLast((one) => one.sender.id === me && one.kind === "text" && !one.recalledAt) ?? null;

function TypingLine({ names, single }: { names: string[]; single: boolean }) {
	const shown = names.slice(0, 2).join("、");
	return (
		<div className={`${look.note} ${look.cut} ${styles.typing}`} role="status" data-typing={names.length}>
			{names.length > 0 && (
				<>
					{single
						? t("对方正在输入 | Typing")
						: t("{names}正在输入 | {names} typing", {
								names: names.length > 2 ? t("{n}人 | {n} people", { n: names.length }) : `${shown} `,
							})}
					<i aria-hidden />
				</>
			)}
		</div>
	);
}

const Gone = () => (
	<Flex vertical align="center" justify="center" className={look.fill}>
		<EmptyBox
			alarm
			title={t("你不在这个会话里 | You are not part of this conversation")}
			text={t(
				"可能已被移出，或它所谈的数据不再对你开放。 | You may have been removed, or may no longer see the record it is about.",
			)}
		/>
	</Flex>
);
