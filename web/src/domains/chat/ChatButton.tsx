/** The button in the header that opens the chat, with how much waits unread; the chat itself comes after the page. */
import MessageOutlined from "@ant-design/icons/es/icons/MessageOutlined";
import Button from "antd/es/button";
import { lazy, Suspense, useEffect, useRef } from "react";
import { loadChunk } from "@/kit/chunk";
import { isComposing } from "@/kit/keys";
import { t } from "@/kit/text";
import { Crash } from "@/parts/Crash";
import styles from "@/parts/head/counted.module.css";
import { togglePanel, useChatPanel } from "./open";
import { useChatUnread } from "./unread";

const ChatHost = lazy(() => loadChunk(() => import("./ChatHost")));
const MOST_SHOWN = 99;

export function ChatButton() {
	const unread = useChatUnread();
	// Nothing is said of a count that nobody knows yet.
	const name = unread === null ? t("聊天 | Chat") : t("聊天，{n} 条未读 | Chat, {n} unread", { n: unread });
	const open = useChatPanel() !== 0;
	const button = useRef<HTMLButtonElement>(null);
	useChatKey();
	const was = useRef(open);
	useEffect(() => {
		if (was.current && !open && document.activeElement === document.body) button.current?.focus();
		was.current = open;
	}, [open]);
	return (
		<>
			<Button
				ref={button}
				type="text"
				className={styles.button ?? ""}
				aria-label={name}
				aria-keyshortcuts="Alt+C"
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={togglePanel}
			>
				<MessageOutlined />
				{unread !== null && unread > 0 && (
					<b className={styles.count} aria-hidden data-chat-unread={unread}>
						{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
					</b>
				)}
			</Button>
			<Crash instead={() => null}>
				<Suspense fallback={null}>
					<ChatHost />
				</Suspense>
			</Crash>
		</>
	);
}

/** Alt C opens and closes it from anywhere, also while one types. */
function useChatKey(): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (isComposing(event) || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			if (event.code !== "KeyC") return;
			event.preventDefault();
			togglePanel();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, []);
}
