/** The small line under a conversation's name: who is here, how many there are, what was settled. */
import { t } from "@/kit/text";
import { presenceText, usePresenceOf } from "../state/colleagues";
import { useHere } from "../state/presence";
import { type Conversation, SINGLE } from "../wire";
import styles from "./panel.module.css";

export function ThreadState({ conversation }: { conversation: Conversation }) {
	const here = useHere(conversation.id);
	const presence = usePresenceOf(conversation.peer?.id);
	const parts = [
		conversation.kind === SINGLE ? "" : t("{n} 人 | {n} people", { n: conversation.members }),
		conversation.kind === SINGLE && here > 0 ? t("对方也在此会话 | also here") : "",
		here === 0 && presence !== undefined ? presenceText(presence) : "",
		conversation.kind !== SINGLE && here > 0 ? t("{n} 人在看 | {n} here", { n: here }) : "",
		conversation.closed ? t("已解决 · {name} | Solved · {name}", { name: conversation.closedBy ?? "" }) : "",
		conversation.muted ? t("免打扰 | Muted") : "",
	].filter(Boolean);
	return parts.length > 0 ? (
		<small className={styles.state} data-presence={presence === null ? "offline" : presence}>
			{parts.join(" · ")}
		</small>
	) : null;
}
