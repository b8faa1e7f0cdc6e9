/** How urgent, in word and colour. */

import { PRIORITIES, type Priority } from "@/engine/notices/wire";
import { t } from "@/kit/text";
import styles from "./PriorityMark.module.css";

export function PriorityMark({ priority }: { priority: Priority }) {
	return (
		<em className={styles.mark} data-priority={priority}>
			{t(PRIORITIES[priority] ?? PRIORITIES.L)}
		</em>
	);
}
