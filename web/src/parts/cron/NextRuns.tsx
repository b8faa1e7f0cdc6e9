/** What a cron expression means while it is typed: in words, and as the next runs that the server's evaluator reckons. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import look from "@/parts/look.module.css";
import styles from "./cron.module.css";
import { nextRuns } from "./runs";
import { cronSentence, setsDayAndWeek } from "./sentence";
import { NO_RUNS, ONE_OF_BOTH } from "./words";

export default function NextRuns({ value }: { value: string }) {
	const cron = useSettled(value.trim());
	const runs = useQuery({ ...nextRuns(cron), placeholderData: keepPreviousData });
	if (cron === "") return null;
	if (runs.error) return <Alert type="error" showIcon title={localize(runs.error.message)} />;
	if (!runs.data) return null;
	return (
		<Flex vertical gap="small" aria-live="polite">
			<p className={look.quiet}>{localize(cronSentence(cron))}</p>
			{setsDayAndWeek(cron) && <Alert type="warning" showIcon title={t(ONE_OF_BOTH)} />}
			<h3>{t("接下来的 {n} 次执行 | The next {n} runs", { n: runs.data.length })}</h3>
			{runs.data.length === 0 ? <p className={look.quiet}>{t(NO_RUNS)}</p> : <RunList runs={runs.data} />}
		</Flex>
	);
}

export function RunList({ runs }: { runs: string[] }) {
	return (
		<ol className={styles.runs}>
			{runs.map((moment) => (
				<li key={moment}>
					<time>{moment}</time>
				</li>
			))}
		</ol>
	);
}
