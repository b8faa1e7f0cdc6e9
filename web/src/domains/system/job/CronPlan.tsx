/** The expression and the next ten runs as the server's own evaluator reckons them, before anything is saved. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useState } from "react";
import type { Row } from "@/engine/describe";
import { editRow } from "@/engine/wire";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { nextRuns } from "@/parts/cron/runs";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";

const CronInput = lazy(() => import("@/parts/cron/CronInput"));
const NextRuns = lazy(() => import("@/parts/cron/NextRuns"));

export function CronPlan({ row, mayChange }: { row: Row; mayChange: boolean }) {
	const kept = String(row.cronExpression ?? "");
	const [typed, setTyped] = useState<string | null>(null);
	const cron = typed ?? kept;
	const settled = useSettled(cron);
	const runs = useQuery(nextRuns(settled));
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const save = async () => {
		const done = await act.run(
			() => editRow("sys/quartzJob", { id: row.id, rowVersion: row.rowVersion, cronExpression: cron }),
			"计划已保存 | The plan is saved",
		);
		if (!done) return;
		setTyped(null);
		void client.invalidateQueries({ queryKey: ["row", "sys/quartzJob"] });
	};
	return (
		<Suspense fallback={<Waiting />}>
			<Flex vertical gap="small" className={look.quiet}>
				<label htmlFor="gj-cron">{t("cron表达式 | Cron expression")}</label>
				<Flex gap="small">
					<CronInput
						id="gj-cron"
						label={t("cron表达式 | Cron expression")}
						disabled={!mayChange}
						cronValue={cron}
						wrong={runs.error !== null}
						onChange={setTyped}
					/>
					<Button
						type="primary"
						disabled={typed === null || typed === kept || runs.error !== null}
						loading={act.busy}
						onClick={() => void save()}
					>
						{t("保存 | Save")}
					</Button>
				</Flex>
				<p>
					{t(
						"秒 分 时 日 月 周 年（年可不填） | second minute hour day month week year (year may be left out)",
					)}
				</p>
				<NextRuns value={cron} />
			</Flex>
		</Suspense>
	);
}
