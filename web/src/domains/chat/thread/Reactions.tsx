/** What people answered with one sign; a click joins them, or leaves. */
import { listed } from "@/kit/text";
import type { Message } from "../wire";
import { useActs } from "./acts";
import styles from "./row.module.css";

export function Reactions({ message }: { message: Message }) {
	const { me, react } = useActs();
	return (
		<div className={styles.reactions}>
			{message.reactions.map(({ emoji, users }) => {
				const names = listed(users.map(({ realname }) => realname));
				return (
					<button
						key={emoji}
						type="button"
						className={styles.reaction}
						aria-pressed={users.some(({ id }) => id === me)}
						aria-label={`${emoji} ${users.length}：${names}`}
						title={names}
						onClick={() => react(message, emoji)}
					>
						<span aria-hidden>{emoji}</span> {users.length}
					</button>
				);
			})}
		</div>
	);
}
