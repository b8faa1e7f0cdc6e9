/** What a cron expression means while it is typed: in words, and as the next runs that the server's evaluator reckons. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import { useSettled } from "@/engine/kinds/options";
import { t, tell } from "@/kit/text";
import { nextRuns } from "./api";
import styles from "./job.module.css";
import { cronSentence, setsDayAndWeek } from "./sentence";

export default function NextRuns({ value }: { value: string }) {
	const cron = useSettled(value.trim());
	const runs = useQuery({ ...nextRuns(cron), placeholderData: keepPreviousData });
	if (cron === "") return null;
	if (runs.error) return <Alert type="error" showIcon title={tell(runs.error.message)} />;
	if (!runs.data) return null;
	return (
		<div className={styles.plan} aria-live="polite">
			<p>{tell(cronSentence(cron))}</p>
			{setsDayAndWeek(cron) && (
				<Alert
					type="warning"
					showIcon
					title={t("日和周只能设置其中之一 | day and week can only set one of them")}
				/>
			)}
			<h3>{t("接下来的 {n} 次执行 | The next {n} runs", { n: runs.data.length })}</h3>
			{runs.data.length === 0 && <p>{t("无执行时间 | No run times")}</p>}
			<ol className={styles.next}>
				{runs.data.map((moment) => (
					<li key={moment}>
						<time>{moment}</time>
					</li>
				))}
			</ol>
		</div>
	);
}
