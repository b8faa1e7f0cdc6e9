/** Notices under one another: how urgent, what, from whom and when. */
import { useEffect, useState } from "react";
import { t } from "@/kit/text";
import styles from "./NoticeList.module.css";
import { PriorityMark } from "./PriorityMark";
import { relativeTime } from "./relative-time";
import type { Notice } from "./wire";

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
						className={styles.item}
						data-notice={notice.id}
						data-read={notice.readFlag === "1"}
						onClick={() => onOpen(notice)}
					>
						<span className={styles.head}>
							{marked && notice.readFlag !== "1" && (
								<i className={styles.dot} role="img" aria-label={t("未读 | Unread")} />
							)}
							<PriorityMark priority={notice.priority} />
							<strong>{notice.titile}</strong>
						</span>
						{notice.msgAbstract && <span className={styles.words}>{notice.msgAbstract}</span>}
						<span className={styles.from}>
							<span>{notice.senderName || notice.sender}</span>
							<time dateTime={notice.sendTime} title={notice.sendTime}>
								{relativeTime(notice.sendTime, now)}
							</time>
						</span>
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
