/** Below one's own last word: that it arrived, and who has read it. */
import { t } from "@/kit/text";
import { type Message, SINGLE } from "../wire";
import { useActs } from "./acts";
import styles from "./row.module.css";

interface Props {
	message: Message;
	seenBy: number;
	others: number;
}

export function SeenMark({ message, seenBy, others }: Props) {
	const { kind, seen } = useActs();
	if (others === 0) return <small className={styles.seen}>{t("已发送 | Sent")}</small>;
	if (kind === SINGLE) {
		return (
			<small className={styles.seen} data-seen={seenBy > 0}>
				{seenBy > 0 ? t("已读 | Read") : t("未读 | Unread")}
			</small>
		);
	}
	const all = seenBy >= others;
	return (
		<button type="button" className={styles.seen} data-seen={all} onClick={() => seen(message)}>
			{all
				? t("全部已读 | Read by all")
				: t("{n}/{all} 人已读 | Read by {n} of {all}", { n: seenBy, all: others })}
		</button>
	);
}
