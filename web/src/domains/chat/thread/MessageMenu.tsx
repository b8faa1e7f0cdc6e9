/** What can be done with one message, where one asked for it: signs to answer with, then the acts. */
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import type { MenuProps } from "antd/es/menu";
import { type ReactNode, useState } from "react";
import { isReadOnly, useReadOnly } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { late } from "../late";
import { GROUP, type Message, type Role } from "../wire";
import { type ThreadActs, useActs } from "./acts";
import { copy, mayRecall, recall } from "./messageActs";
import styles from "./thread.module.css";

const ForwardDialog = late(() => import("./ForwardDialog"));
const EmojiPicker = late(() => import("@/parts/emoji/EmojiPicker"));

export interface MenuSpot {
	message: Message;
	at: { x: number; y: number };
}

/** Of the widest in it, the emoji, and a margin: on a phone it fits on neither side of a finger in the middle. */
const WIDTH = 344;
const QUICK = ["👍", "❤️", "😂", "🎉", "🙏", "👌"];

interface Props {
	spot: MenuSpot;
	/** null: one only looks at the talk of a record; one may write there all the same. */
	role: Role | null;
	onClose: () => void;
}

export function MessageMenu({ spot, onClose }: Props) {
	const acts = useActs();
	const { message, at } = spot;
	const [mode, setMode] = useState<"menu" | "emoji" | "forward">("menu");
	const phone = useScreen() === "phone";
	const readOnly = useReadOnly();
	const left = phone ? Math.min(at.x, window.innerWidth - WIDTH) : at.x;
	const done = (act: () => void) => () => {
		onClose();
		act();
	};
	if (mode === "forward") {
		return <ForwardDialog messages={[message]} onClose={onClose} />;
	}
	const pick = (emoji: string) => {
		onClose();
		acts.react(message, emoji);
	};
	const draw = (menu: ReactNode) => (
		<div className={styles.menu}>
			{readOnly ? (
				menu
			) : mode === "emoji" ? (
				<div className={styles.emoji}>
					<EmojiPicker onPick={pick} />
				</div>
			) : (
				<>
					<Flex gap="2px" className={styles.quick}>
						{QUICK.map((emoji) => (
							<button
								key={emoji}
								type="button"
								aria-label={t("用 {emoji} 回应 | Answer with {emoji}", { emoji })}
								onClick={() => pick(emoji)}
							>
								{emoji}
							</button>
						))}
						<button
							type="button"
							aria-label={t("更多表情 | More emoji")}
							title={t("更多表情 | More emoji")}
							onClick={() => setMode("emoji")}
						>
							＋
						</button>
					</Flex>
					{menu}
				</>
			)}
		</div>
	);
	return (
		<Dropdown
			open
			autoFocus
			trigger={["click"]}
			onOpenChange={(open) => !open && onClose()}
			menu={{ items: itemsOf(message, acts, done, () => setMode("forward")) }}
			popupRender={draw}
		>
			<span className={look.spot} style={{ left, top: at.y }} />
		</Dropdown>
	);
}

type Done = (act: () => void) => () => void;

function itemsOf(message: Message, acts: ThreadActs, done: Done, forward: () => void): MenuProps["items"] {
	const mine = message.sender.id === acts.me;
	const item = (key: string, label: string, act: () => void, danger = false) => ({
		key,
		label,
		danger,
		onClick: done(act),
	});
	const isText = message.kind === "text" || message.kind === "card";
	if (isReadOnly())
		return [
			...(isText ? [item("copy", t("复制 | Copy"), () => void copy(message))] : []),
			...(mine && acts.kind >= GROUP ? [item("seen", t("谁已读 | Read by"), () => acts.seen(message))] : []),
		];
	return [
		item("reply", t("回复 | Answer"), () => acts.reply(message)),
		...(isText ? [item("copy", t("复制 | Copy"), () => void copy(message))] : []),
		...(isText && mine ? [item("edit", t("编辑 | Edit"), () => acts.edit(message))] : []),
		{ key: "forward", label: t("转发 | Forward"), onClick: forward },
		item("choose", t("多选 | Choose several"), () => acts.turn(message)),
		...(mine && acts.kind >= GROUP ? [item("seen", t("谁已读 | Read by"), () => acts.seen(message))] : []),
		...(mayRecall(message, acts.me)
			? [
					{ type: "divider" as const },
					item("recall", t("撤回 | Take back"), () => void recall(message), true),
				]
			: []),
	];
}
