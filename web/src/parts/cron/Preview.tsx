/** The next ten runs of what is being put together; the year is left out, as the text above says. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import look from "@/parts/look.module.css";
import styles from "./cron.module.css";
import { RunList } from "./NextRuns";
import { nextRuns } from "./runs";
import { FIRST_PREVIEW, NO_RUNS } from "./words";

/** Answers an expression and the moment in milliseconds with the lines of the preview. */
export type Remote = (cron: string, moment: number) => Promise<string>;

const PAUSE_MS = 500;

interface Props {
	/** Six fields, for the server's evaluator. */
	cron: string;
	/** As the caller writes it, for an evaluator of the caller's. */
	whole: string;
	remote: Remote | undefined;
}

export function Preview({ cron, whole, remote }: Props) {
	const asked = useSettled(remote ? whole : cron, PAUSE_MS);
	const own = useQuery({ ...nextRuns(asked), enabled: !remote });
	const others = useQuery({
		queryKey: ["cron", "remote", asked],
		queryFn: () => remote?.(asked, Date.now()) ?? "",
		enabled: remote !== undefined,
		retry: false,
		gcTime: 0,
	});
	const { error } = remote ? others : own;
	const runs = remote ? others.data?.split("\n").filter(Boolean) : own.data;
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={styles.preview}
			aria-live="polite"
			aria-label={t("执行预览 | Preview")}
		>
			<h3>
				<small>{t(FIRST_PREVIEW)}</small>
			</h3>
			{error && <Alert type="error" showIcon title={localize(error.message)} />}
			{!error && runs?.length === 0 && <p className={look.quiet}>{t(NO_RUNS)}</p>}
			{!error && runs && runs.length > 0 && <RunList runs={runs} />}
		</Flex>
	);
}
