/** The bell in the header: how many wait, the two lists on a click, reminders in the corner, and the opened notice. */
import BellOutlined from "@ant-design/icons/es/icons/BellOutlined";
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import { lazy, Suspense, useRef, useState } from "react";
import { useOpenNotice, useReminders } from "@/engine/notices/opened";
import { awaitChunk } from "@/kit/chunk";
import { t } from "@/kit/text";
import counted from "@/parts/head/counted.module.css";
import { Waiting } from "@/parts/Waiting";
import styles from "./Bell.module.css";
import { useBell } from "./useBell";

const NoticePanel = lazy(() => awaitChunk(() => import("./NoticePanel")));
const Reminders = lazy(() => awaitChunk(() => import("./Reminders")));
const OpenedNotice = lazy(() => awaitChunk(() => import("./OpenedNotice")));
const MOST_SHOWN = 99;

export function Bell() {
	const content = useBell();
	const opened = useOpenNotice();
	const reminders = useReminders();
	const [shown, setShown] = useState(false);
	const [reminded, setReminded] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	if (reminders.length > 0 && !reminded) setReminded(true);
	const count = content ? content.anntMsgTotal + content.sysMsgTotal : 0;
	// Nothing is said of a count that nobody knows yet.
	const name = content ? t("通知，{n} 条未读 | Notices, {n} unread", { n: count }) : t("通知 | Notices");
	const close = () => {
		setShown(false);
		button.current?.focus();
	};
	return (
		<>
			<Popover
				open={shown}
				onOpenChange={setShown}
				trigger="click"
				placement="bottomRight"
				arrow={false}
				destroyOnHidden
				classNames={{ root: styles.popover ?? "" }}
				content={
					<Suspense fallback={<Waiting />}>
						<NoticePanel content={content} onClose={close} />
					</Suspense>
				}
			>
				<Button
					ref={button}
					type="text"
					className={counted.button ?? ""}
					aria-label={name}
					aria-haspopup="dialog"
					aria-expanded={shown}
				>
					<BellOutlined />
					{count > 0 && (
						<b className={counted.count} aria-hidden data-unread={count}>
							{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
						</b>
					)}
				</Button>
			</Popover>
			<output className="gj-sr">{count > 0 ? name : ""}</output>
			<Suspense fallback={null}>
				{reminded && <Reminders />}
				{opened && <OpenedNotice key={opened.id} notice={opened} />}
			</Suspense>
		</>
	);
}
