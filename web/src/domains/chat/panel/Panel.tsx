/** The floating panel: instant messaging, address book or adding a user; drawn by its head, a whole sheet on phones. */

import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import CloseOutlined from "@ant-design/icons/es/icons/CloseOutlined";
import HolderOutlined from "@ant-design/icons/es/icons/HolderOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Contacts } from "@/domains/chat/list/Contacts";
import { ConversationList } from "@/domains/chat/list/ConversationList";
import { useInbox } from "@/domains/chat/state/inbox";
import { isComposing, type KeyLine, usePageKeys } from "@/kit/keys";
import { useScreen } from "@/kit/screen";
import { type Pair, t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { late } from "../late";
import { type PanelKind, setPanel, useOpened, useSpot } from "../open";
import { HeadActs } from "./HeadActs";
import { OpenedThread } from "./OpenedThread";
import { type Pane, showPane, usePane } from "./pane";
import paneStyles from "./pane.module.css";
import styles from "./panel.module.css";
import { WANTED } from "./place";
import { useFloating } from "./useFloating";
import { useFreeFocus } from "./useFreeFocus";

/** The keys of the chat, for the list of keys. */
const CHAT_KEYS: readonly KeyLine[] = [
	{ keys: ["Alt C"], words: "打开或关闭聊天 | Open or close the chat" },
	{
		keys: ["Enter"],
		words: "发送（可在输入框设置中改为 Ctrl Enter） | Send (Ctrl Enter if so set in the box)",
	},
	{ keys: ["Shift Enter"], words: "换行 | New line" },
	{ keys: ["↑"], words: "空输入框中：编辑自己的上一条 | In an empty box: edit my last message" },
	{ keys: ["@"], words: "提到某人 | Name somebody" },
	{ keys: ["Esc"], words: "取消回复或编辑，再关闭聊天 | Cancel the answer or edit, then close the chat" },
];

const AddressBook = late(() => import("../people/AddressBook"));
const AddUser = late(() => import("../people/AddUser"));

const TITLES: Readonly<Record<PanelKind, Pair>> = {
	0: "聊天 | Chat",
	1: "聊天 | Chat",
	2: "通讯录 | Address book",
	3: "添加用户 | Add a user",
};
const NARROW = { width: 460, height: WANTED.height };

export default function Panel({ kind }: { kind: PanelKind }) {
	const phone = useScreen() === "phone";
	const inThread = useOpened() !== null && kind === 1;
	const floating = useFloating(kind === 1 ? WANTED : NARROW);
	const panel = useRef<HTMLDivElement>(null);
	useFocusInside(panel);
	useFreeFocus(panel);
	usePageKeys("聊天 | Chat", CHAT_KEYS);
	return createPortal(
		<div
			ref={panel}
			role="dialog"
			aria-label={t(TITLES[kind])}
			className={styles.panel}
			data-chat-panel={kind}
			data-whole={phone}
			data-in={inThread}
			data-dragging={floating.dragging}
			tabIndex={-1}
			onKeyDown={escaped}
			style={phone ? undefined : floating.box}
		>
			<div className={styles.head} {...(phone ? {} : floating.head)}>
				{!phone && (
					<button
						type="button"
						className={styles.grip}
						aria-label={t("移动面板，用方向键 | Move the panel with the arrow keys")}
						title={t("拖动，或用方向键移动 | Drag, or move with the arrow keys")}
						onKeyDown={floating.onKeyDown}
						onPointerDown={(event) => event.preventDefault()}
						tabIndex={0}
					>
						<HolderOutlined />
					</button>
				)}
				{kind > 1 && (
					<Button
						type="text"
						icon={<ArrowLeftOutlined />}
						aria-label={t("返回聊天 | Back to the chat")}
						onClick={() => setPanel(1)}
					/>
				)}
				<h2 className={`${look.fill} ${look.cut}`}>{t(TITLES[kind])}</h2>
				{kind === 1 && <HeadActs />}
				<Button
					type="text"
					icon={<CloseOutlined />}
					aria-label={t("关闭聊天 | Close the chat")}
					onClick={() => setPanel(0)}
				/>
			</div>
			{bodyOf(kind)}
		</div>,
		document.body,
	);
}

function bodyOf(kind: PanelKind): ReactNode {
	const back = () => setPanel(1);
	if (kind === 2) return <AddressBook waiting={<Waiting />} onClose={back} />;
	return kind === 3 ? <AddUser waiting={<Waiting />} onClose={back} /> : <Messaging />;
}

/** A menu or dialog on top has Esc for itself, and so has a part of the panel that used it. */
function escaped(event: KeyboardEvent<HTMLDivElement>): void {
	const inside = event.currentTarget.contains(event.target as Node);
	if (event.key !== "Escape" || !inside || event.defaultPrevented) return;
	if (isComposing(event.nativeEvent) || layerOpen()) return;
	event.stopPropagation();
	setPanel(0);
}

function useFocusInside(panel: { current: HTMLElement | null }): void {
	useEffect(() => {
		const own = panel.current;
		if (own && !own.contains(document.activeElement)) own.focus({ preventScroll: true });
	}, [panel]);
}

const LAYERS = [".ant-dropdown", ".ant-popover", ".ant-select-dropdown", ".ant-picker-dropdown"]
	.map((name) => `${name}:not(${name}-hidden)`)
	.join(", ");
const layerOpen = (): boolean => document.querySelector(LAYERS) !== null;

/** The two lists of the spec. */
type List = 1 | 2;

/** Instant messaging: the conversations and contacts at the left, the one that is open beside them; on phones one at a time. */
function Messaging() {
	const phone = useScreen() === "phone";
	const opened = useOpened();
	const [list, setList] = useState<List>(1);
	const [word, setWord] = useState("");
	const pane = usePane();
	const spot = useSpot();
	// Who chose a conversation, or one of its messages, wants to see it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a choice closes it, whatever was chosen
	useEffect(() => showPane(null), [opened, spot]);
	const unread = useInbox().data?.unread ?? 0;
	const messages = t("消息 | Messages");
	return (
		<Flex className={styles.two}>
			{(!phone || opened === null) && (
				<Flex vertical className={styles.side}>
					<SearchLine value={word} onChange={setWord} />
					<Segmented<List>
						block
						className={styles.lists ?? ""}
						aria-label={t("列表 | Lists")}
						value={list}
						onChange={setList}
						options={[
							{ value: 1, label: unread > 0 ? `${messages} ${unread}` : messages },
							{ value: 2, label: t("联系人 | Contacts") },
						]}
					/>
					{list === 1 ? (
						<ConversationList word={word} opened={opened} />
					) : (
						<Contacts word={word} onOpened={() => setList(1)} />
					)}
				</Flex>
			)}
			{pane && <SubPane pane={pane} />}
			{(!phone || opened !== null) && <OpenedThread key={opened} conversationId={opened} phone={phone} />}
		</Flex>
	);
}

const LaterList = late(() => import("../later/LaterList"));
const SearchPane = late(() => import("../search/SearchPane"));

/** The search of messages, or the list of what is to be sent later: a sheet over the panel, with its own way back. */
function SubPane({ pane }: { pane: Pane }) {
	const back = () => showPane(null);
	if (pane.kind === "later") return <LaterList onClose={back} />;
	const within = pane.conversationId ? { conversationId: pane.conversationId } : {};
	return <SearchPane {...within} onClose={back} />;
}

/** Finds among conversations and contacts by name, pinyin or initials. */
function SearchLine({ value, onChange }: { value: string; onChange: (word: string) => void }) {
	const label = t("搜索会话与联系人 | Search conversations and contacts");
	return (
		<div className={paneStyles.top}>
			<Input
				allowClear={clearable()}
				variant="filled"
				type="search"
				prefix={<SearchOutlined />}
				aria-label={label}
				placeholder={t("搜索：姓名、拼音、首字母 | Name, pinyin, initials")}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Escape" || value === "") return;
					event.preventDefault();
					onChange("");
				}}
			/>
		</div>
	);
}
