/** The small line under a conversation's name: who is here, how many there are, what was settled. */
import { t } from "@/kit/text";
import { useHere } from "../state/presence";
import { type Conversation, SINGLE } from "../wire";
import styles from "./panel.module.css";

export function ThreadState({ conversation }: { conversation: Conversation }) {
	const here = useHere(conversation.id);
	const parts = [
		conversation.kind === SINGLE ? "" : t("{n} 人 | {n} people", { n: conversation.members }),
		conversation.kind === SINGLE && here > 0 ? t("对方也在此会话 | also here") : "",
		conversation.kind !== SINGLE && here > 0 ? t("{n} 人在看 | {n} here", { n: here }) : "",
		conversation.closed ? t("已解决 · {name} | Solved · {name}", { name: conversation.closedBy ?? "" }) : "",
		conversation.muted ? t("免打扰 | Muted") : "",
	].filter(Boolean);
	return parts.length > 0 ? <small className={styles.state}>{parts.join(" · ")}</small> : null;
}
