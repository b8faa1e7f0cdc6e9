/** A part that lies over the panel for a while, under a title of its own, and goes with a step back or Esc. */

import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { isComposing } from "@/kit/keys";
import { t } from "@/kit/text";
import styles from "./search.module.css";

interface Props {
	title: string;
	onClose(): void;
	children: ReactNode;
}

export function Sheet({ title, onClose, children }: Props) {
	const sheet = useRef<HTMLElement>(null);
	const panel = document.querySelector("[data-chat-panel]");
	const pressed = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
		// A menu or dialog opened from here is elsewhere in the document and closes itself.
		if (!sheet.current?.contains(event.target as Node)) return;
		event.preventDefault();
		event.stopPropagation();
		onClose();
	};
	return createPortal(
		<section ref={sheet} className={styles.sheet} aria-label={title} onKeyDown={pressed}>
			<Flex component="header" align="center" gap="small">
				<Button
					type="text"
					icon={<ArrowLeftOutlined />}
					aria-label={t("返回 | Back")}
					title={t("返回 | Back")}
					onClick={onClose}
				/>
				<h3>{title}</h3>
			</Flex>
			{children}
		</section>,
		panel ?? document.body,
	);
}
