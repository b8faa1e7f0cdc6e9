/** The last thirty runs: their durations as bars, and each with its result; a run under way is seen as it goes. */

import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Table from "antd/es/table";
import { useEffect, useState } from "react";
import { useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Bars } from "@/parts/Bars";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import { Waiting } from "@/parts/Waiting";
import { fetchRuns, type Run, runMissed, skipMissed } from "./api";

export function useRuns(jobId: string) {
	return useLiveQuery({
		key: ["job-runs", jobId],
		topic: "list/sys/quartzJobLog",
		fetch: (signal) => fetchRuns(jobId, signal),
		apply: () => "refetch",
	});
}

interface Props {
	runs: Run[] | undefined;
	error: Error | null;
	retry: () => void;
}

export function Runs({ runs, error, retry }: Props) {
	const maySettle = useMay()("sys:quartzJob:execute");
	if (error && !runs) return <Broken error={error} retry={retry} />;
	if (!runs) return <Waiting />;
	if (runs.length === 0) return <EmptyBox title={t("还没有运行过 | It has not run yet")} />;
	return (
		<>
			<Bars
				label={t("最近 {n} 次耗时 | How long the last {n} runs took", { n: runs.length })}
				bars={[...runs].reverse().map((run) => ({
					key: run.id,
					value: run.durationMs ?? 0,
					text: `${run.fireTime} · ${took(run)}`,
					alarm: run.state === "failed",
				}))}
			/>
			<Table<Run>
				rowKey="id"
				size="small"
				dataSource={runs}
				pagination={{
					itemRender: namedArrows,
					pageSize: 10,
					size: "small",
					hideOnSinglePage: true,
					showSizeChanger: false,
				}}
				columns={[
					{ key: "fire", title: t("触发时间 | Fire time"), dataIndex: "fireTime", width: 170 },
					{
						key: "state",
						title: t("结果 | Result"),
						width: 100,
						render: (_, run) => (
							<span data-run={run.id} data-state={run.state}>
								<Badge
									status={COLOURS[run.state ?? ""] ?? "default"}
									text={WORDS[run.state ?? ""]?.() ?? run.state}
								/>
							</span>
						),
					},
					{
						key: "took",
						title: t("耗时 | Took"),
						width: 100,
						align: "end",
						render: (_, run) =>
							run.state === "running" ? <Clock since={run.startTime ?? null} /> : took(run),
					},
					{
						key: "message",
						title: t("信息 | Message"),
						render: (_, run) =>
							run.state === "missed" && maySettle ? <Missed run={run} /> : localize(run.message),
					},
				]}
			/>
		</>
	);
}

const WORDS: Readonly<Record<string, () => string>> = {
	queued: () => t("排队 | Waiting"),
	running: () => t("运行中 | Running"),
	done: () => t("成功 | Done"),
	failed: () => t("失败 | Failed"),
	cancelled: () => t("已跳过 | Skipped"),
	missed: () => t("已错过 | Missed"),
};
const COLOURS: Readonly<Record<string, "default" | "processing" | "success" | "error" | "warning">> = {
	queued: "default",
	running: "processing",
	done: "success",
	failed: "error",
	cancelled: "warning",
	missed: "warning",
};

/** Was due while nothing planned: run it now, or leave it out. */
function Missed({ run }: { run: Run }) {
	const act = useSending({ loud: true });
	return (
		<span className={look.inline}>
			<Button
				size="small"
				loading={act.busy}
				onClick={() => void act.run(() => runMissed(run.id), "已补跑 | Made up for")}
			>
				{t("补跑 | Run now")}
			</Button>
			<Button
				size="small"
				disabled={act.busy}
				onClick={() => void act.run(() => skipMissed(run.id), "已跳过 | Skipped")}
			>
				{t("跳过 | Skip")}
			</Button>
		</span>
	);
}

function took({ durationMs }: Run): string {
	if (durationMs === null || durationMs === undefined) return "–";
	return durationMs < 1000 ? `${durationMs} ms` : `${(durationMs / 1000).toFixed(1)} s`;
}

/** Counts while the run goes on. */
function Clock({ since }: { since: string | null }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const started = since ? Date.parse(`${since.replace(" ", "T")}+08:00`) : Date.now();
		const tick = () => setSeconds(Math.max(0, Math.round((Date.now() - started) / 1000)));
		tick();
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [since]);
	return <span className={look.link}>{seconds} s</span>;
}
