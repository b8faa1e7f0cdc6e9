/** Looks through all of one's conversations, or one; a hit leads to its place in the talk. */
import FilterOutlined from "@ant-design/icons/es/icons/FilterOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Input from "antd/es/input";
import { useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PickerState } from "@/parts/picker/PickerState";
import { openChat } from "../open";
import { HitList } from "./HitList";
import { Pickers } from "./Pickers";
import { Sheet } from "./Sheet";
import styles from "./search.module.css";
import { type Unknown, useFound } from "./useFound";

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
			<search className={styles.pane}>
				<div className={styles.top}>
					<Input
						allowClear
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
				</div>
				{filtering && (
					<Pickers line={line} typed={found.typed} inside={conversationId !== undefined} onLine={setLine} />
				)}
				<div className={styles.scroll} aria-live="polite">
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
		<div className={styles.hints}>
			<p>{t("输入要找的词，也可以加上： | Type what you look for; you may add:")}</p>
			<dl>
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
		</div>
	);
}
