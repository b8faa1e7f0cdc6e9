/** What the bell opens: unread notices and system messages, each in a tab of its own. */
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { openNotice, refreshNotices } from "@/engine/notices/opened";
import { type BellContent, markAllRead, type Notice } from "@/engine/notices/wire";
import { WORDS } from "@/kit/catalogue";
import { awaitChunk } from "@/kit/chunk";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import styles from "./NoticePanel.module.css";
import { NoticeTabs } from "./NoticeTabs";

const NoticePreferences = lazy(async () => ({
	default: (await awaitChunk(() => import("./NoticePreferences"))).NoticePreferences,
}));
export const MINE_PATH = "/isps/userAnnouncement";

interface Props {
	content: BellContent | undefined;
	onClose: () => void;
}

export default function NoticePanel({ content, onClose }: Props) {
	const navigate = useNavigate();
	const box = useRef<HTMLElement>(null);
	const [settings, setSettings] = useState(false);
	useEffect(() => box.current?.focus(), []);
	const open = (notice: Notice) => {
		onClose();
		openNotice(notice);
	};
	const more = () => {
		onClose();
		navigate(MINE_PATH);
	};
	const readAll = async () => {
		await markAllRead();
		refreshNotices();
		toast("success", "全部已读 | All read");
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		event.stopPropagation();
		onClose();
	};
	const none = !content || content.anntMsgTotal + content.sysMsgTotal === 0;
	return (
		<section
			ref={box}
			className={styles.panel}
			role="dialog"
			aria-label={t("通知与消息 | Notices and messages")}
			tabIndex={-1}
			onKeyDown={pressed}
		>
			{settings ? (
				<div className={styles.settings}>
					<h3>{t("提醒设置 | Reminders")}</h3>
					<Suspense fallback={<Waiting />}>
						<NoticePreferences onDone={() => setSettings(false)} />
					</Suspense>
				</div>
			) : (
				<>
					<NoticeTabs content={content} onOpen={open} />
					<Flex component="footer" align="center" justify="space-between" className={styles.foot}>
						<Button type="link" size="small" disabled={none} onClick={() => void readAll()}>
							{t("全部已读 | Mark all read")}
						</Button>
						<Button type="link" size="small" onClick={more}>
							{t(WORDS.viewMore)}
						</Button>
						<Button
							type="text"
							size="small"
							icon={<SettingOutlined />}
							aria-label={t("提醒设置 | Reminders")}
							onClick={() => setSettings(true)}
						/>
					</Flex>
				</>
			)}
		</section>
	);
}
