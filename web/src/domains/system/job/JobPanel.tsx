/** One scheduled job: when it runs next, what its runs did, and running it now while watching. */

import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { pauseJob, resumeJob, runNow } from "./api";
import { CronPlan } from "./CronPlan";
import { Runs, useRuns } from "./Runs";

export default function JobPanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/quartzJob");
	const { row, error } = useRow("sys/quartzJob", id, undefined);
	const runs = useRuns(id);
	const may = useMay();
	const act = useSending({ loud: true });
	const phone = useScreen() === "phone";
	if (!describe) return null;
	const stopped = String(row?.status) === "-1";
	const open = runs.data?.some((run) => run.state === "queued" || run.state === "running") ?? false;
	const tabs = [
		{
			key: "runs",
			label: t("运行 | Runs"),
			children: <Runs runs={runs.data} error={runs.error} retry={() => void runs.refetch()} />,
		},
		{
			key: "plan",
			label: t("计划 | Plan"),
			children: row ? <CronPlan row={row} mayChange={may("sys:quartzJob:edit")} /> : <Waiting />,
		},
	];
	return (
		<Drawer
			open
			size={phone ? "100%" : 720}
			mask={phone}
			onClose={onClose}
			title={
				<span className={look.inline}>
					{String(row?.name ?? "")}
					{row && (
						<Badge
							status={stopped ? "default" : "success"}
							text={stopped ? t("已停止 | Paused") : t("正常 | On")}
						/>
					)}
				</span>
			}
			extra={
				<span className={look.inline}>
					{row && may(stopped ? "sys:quartzJob:resume" : "sys:quartzJob:pause") && (
						<Button
							disabled={act.busy}
							onClick={() =>
								void act.run(
									() => (stopped ? resumeJob(id) : pauseJob(id)),
									stopped ? "已启动 | Resumed" : "已停止 | Paused",
								)
							}
						>
							{stopped ? t("启动 | Resume") : t("停止 | Pause")}
						</Button>
					)}
					{may("sys:quartzJob:execute") && (
						<Button
							type="primary"
							loading={act.busy || open}
							onClick={() => void act.run(() => runNow(id).then(() => runs.refetch()))}
						>
							{open ? t("运行中 | Running") : t("立即执行 | Run now")}
						</Button>
					)}
				</span>
			}
		>
			<RecordTabs describe={describe} id={id} row={row} error={error} before={tabs} />
		</Drawer>
	);
}
