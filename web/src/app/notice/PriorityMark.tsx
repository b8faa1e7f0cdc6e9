/** How urgent, in word and colour. */
import { t } from "@/kit/text";
import styles from "./PriorityMark.module.css";
import { PRIORITIES, type Priority } from "./wire";

export function PriorityMark({ priority }: { priority: Priority }) {
	return (
		<em className={styles.mark} data-priority={priority}>
			{t(PRIORITIES[priority] ?? PRIORITIES.L)}
		</em>
	);
}
