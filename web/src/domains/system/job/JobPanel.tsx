/** One scheduled job: when it runs next, what its runs did, and running it now while watching. */
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Tabs from "antd/es/tabs";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { DetailFields } from "@/engine/detail/DetailFields";
import { Trail } from "@/engine/detail/Trail";
import { useRow } from "@/engine/detail/useRow";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { useAct } from "../panel/useAct";
import { pauseJob, resumeJob, runNow } from "./api";
import { CronPlan } from "./CronPlan";
import styles from "./job.module.css";
import { Runs, useRuns } from "./Runs";

export default function JobPanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/quartzJob");
	const { row, error } = useRow("sys/quartzJob", id, undefined);
	const runs = useRuns(id);
	const may = useMay();
	const act = useAct();
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
		{
			key: "detail",
			label: t("详情 | Details"),
			children: <DetailFields describe={describe} row={row} error={error} />,
		},
		{
			key: "trail",
			label: t("修改记录 | Changes"),
			children: <Trail describe={describe} id={id} version={row?.rowVersion ?? 0} />,
		},
	];
	return (
		<Drawer
			open
			size={phone ? "100%" : 720}
			mask={phone}
			onClose={onClose}
			title={
				<span className={styles.title}>
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
				<span className={styles.tools}>
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
			<Tabs key={id} items={tabs} size="small" />
		</Drawer>
	);
}
