/** The box to write in: words with names, emoji, pictures, files and voice; what is answered or edited stands above it. */

import CloseOutlined from "@ant-design/icons/es/icons/CloseOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useRef, useState } from "react";
import { summaryOf } from "@/domains/chat/thread/summary";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { useChoices } from "../open";
import { send } from "../state/outbox";
import type { Typing } from "../state/presence";
import { take } from "../state/threads";
import { quoteOf } from "../store/outbox";
import { type Conversation, editMessage, type Member, type Message, MOST_LETTERS, SINGLE } from "../wire";
import { Box, type BoxHandle } from "./Box";
import styles from "./composer.module.css";
import { useDraft } from "./draft";
import { sendFiles } from "./files";
import { type Called, calledIn } from "./mention";
import { Tools } from "./Tools";
import { VoiceLine } from "./VoiceLine";

interface Props {
	conversationId: string;
	conversation: Conversation | undefined;
	members: readonly Member[] | undefined;
	replyTo: Message | null;
	editing: Message | null;
	/** The text of an own message that was taken back, to be written anew. */
	rewritten: { text: string } | null;
	typing: Typing;
	autoFocus: boolean;
	onCancel(): void;
	onSent(): void;
	onEditLast(): void;
}

export function Composer(props: Props) {
	const { conversationId: id, conversation, members, replyTo, editing, rewritten, typing } = props;
	const { onCancel, onSent, onEditLast } = props;
	const draft = useDraft(id, conversation, editing !== null);
	const [edited, setEdited] = useState("");
	const [voice, setVoice] = useState(false);
	const called = useRef<Called[]>([]);
	const box = useRef<BoxHandle>(null);
	const text = editing ? edited : draft.text;

	useEffect(() => setEdited(editing?.body ?? ""), [editing]);
	useEffect(() => {
		if (editing || replyTo) box.current?.focus();
	}, [editing, replyTo]);
	const choices = useChoices();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a choice, not what it was
	useEffect(() => {
		if (props.autoFocus) box.current?.focus();
	}, [choices, props.autoFocus]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time one asks for it, not when the draft changes
	useEffect(() => {
		if (!rewritten) return;
		draft.setText(draft.text ? `${draft.text}\n${rewritten.text}` : rewritten.text);
		box.current?.focus();
	}, [rewritten]);

	const change = (next: string) => {
		if (editing) return setEdited(next);
		draft.setText(next);
		if (next) typing.typed();
		else typing.stopped();
	};
	const tooLong = text.trim().length > MOST_LETTERS;
	const saveEdit = async (message: Message, body: string) => {
		onCancel();
		if (body === message.body) return;
		await editMessage(message.id, body).then(take, () => undefined);
	};
	const submit = () => {
		const body = text.trim();
		if (body === "" || tooLong) return;
		if (editing) return void saveEdit(editing, body);
		send({
			conversationId: id,
			kind: "text",
			body,
			mentions: calledIn(body, called.current),
			replyTo: replyTo ? quoteOf(replyTo) : null,
		});
		called.current = [];
		typing.stopped();
		draft.clear();
		onSent();
	};
	const content = () => ({
		conversationId: id,
		kind: "text" as const,
		body: text.trim(),
		mentions: calledIn(text, called.current),
		...(replyTo ? { replyTo: replyTo.id } : {}),
	});
	const scheduled = () => {
		draft.clear();
		onCancel();
		toast("success", "已设为定时发送 | Scheduled");
	};
	return (
		<div className={styles.composer}>
			<Banner replyTo={replyTo} editing={editing} onCancel={onCancel} />
			{voice ? (
				<VoiceLine conversationId={id} onEnd={() => setVoice(false)} onSent={onSent} />
			) : (
				<>
					<Tools
						conversationId={id}
						editing={editing !== null}
						content={text.trim() === "" || tooLong ? null : content}
						onEmoji={(sign) => box.current?.insert(sign)}
						onVoice={() => setVoice(true)}
						onSent={onSent}
						onScheduled={scheduled}
					/>
					<Box
						ref={box}
						text={text}
						autoFocus={props.autoFocus}
						people={conversation && conversation.kind === SINGLE ? [] : (members ?? [])}
						label={
							conversation
								? t("给{name}发消息 | Message {name}", { name: conversation.name })
								: t("写消息 | Write a message")
						}
						invalid={tooLong}
						onChange={change}
						onCall={(person) => called.current.push(person)}
						onSubmit={submit}
						onFiles={(files) => void sendFiles(id, files).then(onSent)}
						onEscape={replyTo || editing ? onCancel : null}
						onUpWhenEmpty={onEditLast}
					/>
					<Flex align="center" gap="small" className={styles.end}>
						<Hint conversation={conversation} length={text.trim().length} />
						<Button type="primary" size="small" disabled={text.trim() === "" || tooLong} onClick={submit}>
							{editing ? t("保存 | Save") : t("发送 | Send")}
						</Button>
					</Flex>
				</>
			)}
		</div>
	);
}

function Hint({ conversation, length }: { conversation: Conversation | undefined; length: number }) {
	if (length > MOST_LETTERS) {
		return (
			<span role="alert" className={`${look.fill} ${styles.alarm}`}>
				{t("最多{most}字，现在{n}字 | At most {most} letters, now {n}", { most: MOST_LETTERS, n: length })}
			</span>
		);
	}
	return (
		<span className={`${look.fill} ${look.note}`}>
			{conversation?.closed && t("已解决；再发消息会重新打开 | Solved; writing opens it again")}
		</span>
	);
}

interface BannerProps {
	replyTo: Message | null;
	editing: Message | null;
	onCancel: () => void;
}

/** Above the box: which message is being answered or edited, and the way out. */
function Banner({ replyTo, editing, onCancel }: BannerProps) {
	const message = editing ?? replyTo;
	if (!message) return null;
	return (
		<Flex align="center" gap="small" className={`${look.note} ${styles.banner}`}>
			<b>
				{editing
					? t("编辑消息 | Editing")
					: t("回复 {name} | Answering {name}", { name: message.sender.realname })}
			</b>
			<span className={`${look.fill} ${look.cut}`}>{summaryOf(message)}</span>
			<Button
				type="text"
				size="small"
				icon={<CloseOutlined />}
				aria-label={editing ? t("取消编辑 | Cancel the edit") : t("取消回复 | Cancel the answer")}
				onClick={onCancel}
			/>
		</Flex>
	);
}
