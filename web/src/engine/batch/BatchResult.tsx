/** How a batch ended, or would end: so many done, and each refused row with its reason. */
import Alert from "antd/es/alert";
import { t, tell } from "@/kit/text";
import type { BatchOutcome } from "./batch";
import styles from "./batch.module.css";

export function BatchResult({ outcome, dry = false }: { outcome: BatchOutcome; dry?: boolean }) {
	const { done, refused, total } = outcome;
	const words = { all: total, good: done, bad: refused.length };
	return (
		<section className={styles.result} aria-live="polite">
			<Alert
				showIcon
				type={refused.length > 0 ? "warning" : "success"}
				title={
					dry
						? t(
								"试运行：共 {all} 条，可执行 {good} 条，将被拒绝 {bad} 条 | Dry run: of {all}, {good} would be done and {bad} refused",
								words,
							)
						: t("共 {all} 条，成功 {good} 条，拒绝 {bad} 条 | Of {all}, {good} done and {bad} refused", words)
				}
			/>
			{refused.length > 0 && (
				<ul className={styles.refused}>
					{refused.map((one) => (
						<li key={one.id}>
							<b>{one.name || one.id}</b>
							<span>{tell(one.reason)}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
