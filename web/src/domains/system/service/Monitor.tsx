/** Whether all is well, in one line; then each service and queue, and what failed among the jobs lately. */

import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import { Link } from "react-router";
import { fetchPage } from "@/engine/wire";
import { WORDS } from "@/kit/catalogue";
import { useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Services, useServices } from "./Services";

export default function Monitor() {
	const may = useMay();
	return (
		<Flex component="section" vertical gap="middle" aria-label={t("运行监控 | Health")}>
			<Verdict />
			<Services />
			{may("sys:quartzJobLog:list") && <FailedRuns />}
		</Flex>
	);
}

function Verdict() {
	const { data } = useServices();
	if (!data) return null;
	const ill = data.filter((one) => one.state !== "up");
	const down = ill.some((one) => one.state === "down");
	const names = ill.map((one) => localize({ zh: one.name, en: one.nameEn })).join(t("、 | , "));
	return (
		<Alert
			showIcon
			type={ill.length === 0 ? "success" : down ? "error" : "warning"}
			title={
				ill.length === 0
					? t("全部服务正常 | Everything is well")
					: t("需要关注：{names} | Needs attention: {names}", { names })
			}
		/>
	);
}

function FailedRuns() {
	const { data } = useQuery({
		queryKey: ["failed-runs"],
		queryFn: ({ signal }) => fetchPage("sys/quartzJobLog", { state: "failed", pageSize: 5 }, signal),
		refetchInterval: 15_000,
	});
	if (!data) return null;
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={look.sheet}
			aria-label={t("失败的任务 | Jobs that failed")}
		>
			<Flex align="center" justify="space-between" gap="small">
				<h2>{t("失败的任务 | Jobs that failed")}</h2>
				<Link to="/isystem/quartzJobLog?state=failed">{t(WORDS.viewMore)}</Link>
			</Flex>
			{data.records.length === 0 && <p className={look.note}>{t("没有失败的任务 | None")}</p>}
			<ul className={look.rows}>
				{data.records.map((run) => (
					<li key={run.id}>
						<Link to={`/isystem/quartzJobLog?open=${run.id}`} className={look.cut}>
							{run.jobName}
							{run.message && ` · ${localize(run.message)}`}
						</Link>
						<small>{run.fireTime}</small>
					</li>
				))}
			</ul>
		</Flex>
	);
}
