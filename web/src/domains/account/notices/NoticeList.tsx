/** Notices under one another: how urgent, what, from whom and when. */

import Flex from "antd/es/flex";
import { useEffect, useState } from "react";
import { type Notice, sentAt } from "@/engine/notices/wire";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./NoticeList.module.css";
import { PriorityMark } from "./PriorityMark";
import { relativeTime } from "./relative-time";

const TICK_MS = 30_000;

interface Props {
	notices: Notice[];
	onOpen: (notice: Notice) => void;
	/** Says beside each whether it was read. */
	marked?: boolean;
}

export function NoticeList({ notices, onOpen, marked = false }: Props) {
	const now = useNow();
	return (
		<ul className={styles.list}>
			{notices.map((notice) => (
				<li key={notice.id}>
					<button
						type="button"
						className={`${look.pick} ${styles.item}`}
						data-notice={notice.id}
						data-read={notice.readFlag === "1"}
						onClick={() => onOpen(notice)}
					>
						<Flex component="span" align="center" gap="small">
							{marked && notice.readFlag !== "1" && (
								<i className={styles.dot} role="img" aria-label={t("未读 | Unread")} />
							)}
							<PriorityMark priority={notice.priority} />
							<strong className={look.cut}>{notice.titile}</strong>
						</Flex>
						{notice.msgAbstract && (
							<span className={`${look.note} ${styles.words}`}>{notice.msgAbstract}</span>
						)}
						<Flex component="span" justify="space-between" gap="var(--ant-margin-sm)" className={look.note}>
							<span>{notice.senderName || notice.sender}</span>
							<time dateTime={sentAt(notice)} title={sentAt(notice)}>
								{relativeTime(sentAt(notice), now)}
							</time>
						</Flex>
					</button>
				</li>
			))}
		</ul>
	);
}

function useNow(): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}
