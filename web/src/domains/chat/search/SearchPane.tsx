/** Looks through all of one's conversations, or one; a hit leads to its place in the talk. */

import FilterOutlined from "@ant-design/icons/es/icons/FilterOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { Face } from "@/domains/chat/people/Face";
import type { Message, MessageKind } from "@/domains/chat/wire";
import { WORDS } from "@/kit/catalogue";
import { type Pair, t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { PickerState } from "@/parts/picker/PickerState";
import { openChat } from "../open";
import pane from "../panel/pane.module.css";
import { partsOf } from "./marks";
import { Pickers } from "./Pickers";
import { Sheet } from "./Sheet";
import styles from "./search.module.css";
import { type Unknown, useFound } from "./useFound";
import type { Hit } from "./wire";

interface Props {
	/** Searches this conversation only. */
	conversationId?: string;
	onClose(): void;
}

export default function SearchPane({ conversationId, onClose }: Props) {
	const [line, setLine] = useState("");
	const [filtering, setFiltering] = useState(false);
	const found = useFound(line, conversationId);
	const label = conversationId
		? t("搜索此会话 | Search this conversation")
		: t("搜索聊天记录 | Search messages");
	return (
		<Sheet title={label} onClose={onClose}>
			<search className={pane.pane}>
				<Flex gap="small" className={pane.top}>
					<Input
						allowClear={clearable()}
						autoFocus
						type="search"
						prefix={<SearchOutlined />}
						aria-label={label}
						placeholder={label}
						value={line}
						onChange={(event) => setLine(event.target.value)}
					/>
					<Button
						icon={<FilterOutlined />}
						aria-expanded={filtering}
						type={filtering ? "primary" : "default"}
						aria-label={t("筛选 | Filters")}
						title={t("筛选 | Filters")}
						onClick={() => setFiltering(!filtering)}
					/>
				</Flex>
				{filtering && (
					<Pickers line={line} typed={found.typed} inside={conversationId !== undefined} onLine={setLine} />
				)}
				<div className={pane.scroll} aria-live="polite">
					{found.idle ? (
						<Hints />
					) : found.unknown ? (
						<EmptyBox title={unknownText(found.unknown, found.typed)} />
					) : (
						<PickerState error={found.error} retry={found.again} waiting={found.waiting}>
							{found.hits.length === 0 ? (
								<EmptyBox title={t(WORDS.noDataFound)} />
							) : (
								<HitList
									hits={found.hits}
									typed={found.typed.text}
									here={conversationId !== undefined}
									open={(hit) => void openChat(hit.conversation.id, { seq: hit.message.seq }).then(onClose)}
								/>
							)}
							{found.more && (
								<Button block type="text" loading={found.loading} onClick={found.more}>
									{t("显示更多 | Show more")}
								</Button>
							)}
						</PickerState>
					)}
				</div>
			</search>
		</Sheet>
	);
}

function unknownText(unknown: NonNullable<Unknown>, typed: { from: string | null; in: string | null }) {
	return unknown === "from"
		? t("没有叫“{name}”的人 | Nobody is called “{name}”", { name: typed.from ?? "" })
		: t("没有叫“{name}”的会话 | No conversation is called “{name}”", { name: typed.in ?? "" });
}

/** What can be typed. */
function Hints() {
	return (
		<Flex vertical gap="small" className={`${look.quiet} ${styles.hints}`}>
			<p>{t("输入要找的词，也可以加上： | Type what you look for; you may add:")}</p>
			<dl className={look.facts}>
				<dt>{t("from:张三 | from:Ann")}</dt>
				<dd>{t("谁发的 | who sent it")}</dd>
				<dt>{t("in:前台 | in:desk")}</dt>
				<dd>{t("在哪个会话 | in which conversation")}</dd>
				<dt>before:2026-11-01</dt>
				<dd>{t("这一天之前 | before that day")}</dd>
				<dt>after:2026-10-01</dt>
				<dd>{t("这一天之后 | after that day")}</dd>
				<dt>{t("kind:图片 | kind:image")}</dt>
				<dd>{t("文字、图片、语音、文件、卡片 | text, image, voice, file, card")}</dd>
			</dl>
		</Flex>
	);
}

interface HitListProps {
	hits: Hit[];
	typed: string;
	/** All are of one conversation, which need not be named. */
	here: boolean;
	open(hit: Hit): void;
}

const KIND_WORDS: Partial<Record<MessageKind, Pair>> = {
	image: "[图片] | [Picture]",
	voice: "[语音] | [Voice]",
	file: "[文件] | [File]",
};

/** What was found: who said it, where and when, with the words that answer marked. */
function HitList({ hits, typed, here, open }: HitListProps) {
	return (
		<ul className={styles.hits} aria-label={t("搜索结果 | Results")}>
			{hits.map((hit) => (
				<li key={hit.message.id}>
					<button type="button" className={look.pick} onClick={() => open(hit)} data-seq={hit.message.seq}>
						<Face person={hit.message.sender} />
						<Flex component="span" vertical gap="2px" className={look.fill}>
							<Flex component="span" align="baseline" justify="space-between" gap="small">
								<b>{hit.message.sender.realname}</b>
								<small>{hit.message.at.slice(0, 16)}</small>
							</Flex>
							<span className={styles.text}>
								<Body message={hit.message} typed={typed} />
							</span>
							{!here && <small>{hit.conversation.name}</small>}
						</Flex>
					</button>
				</li>
			))}
		</ul>
	);
}

function Body({ message, typed }: { message: Message; typed: string }) {
	const word = KIND_WORDS[message.kind];
	const text = [message.media?.name, message.body].filter(Boolean).join(" ");
	return (
		<>
			{word && `${t(word)} `}
			{partsOf(text, typed).map((part) =>
				part.hit ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
			)}
		</>
	);
}
