/** How far a long task is, with a way to stop it and its result at the end. */
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import { localize, t } from "@/kit/text";
import { apiUrl } from "@/kit/transport";
import { cancelTask, hasEnded, percentOf, resultWith, useTask } from "./task";

export function TaskProgress({ id }: { id: string }) {
	const { data: task, error } = useTask(id);
	if (error && !task) return <p role="alert">{localize(error.message)}</p>;
	if (!task) return <Progress percent={0} status="active" />;
	const percent = percentOf(task);
	const failed = task.state === "failed" || task.state === "cancelled";
	const totals = resultWith(task, "successCount");
	const file = task.resultUrl ?? totals?.fileUrl ?? null;
	return (
		<Flex vertical gap="small" aria-live="polite">
			<Progress
				aria-label={t("进度 | Progress")}
				percent={percent ?? 0}
				status={failed ? "exception" : task.state === "done" ? "success" : "active"}
			/>
			<p>
				{hasEnded(task)
					? localize(task.message) || t("已完成 | Done")
					: t("已处理 {done} / {total} | {done} of {total} done", {
							done: task.done,
							total: task.total || "…",
						})}
			</p>
			<Flex gap="small">
				{!hasEnded(task) && (
					<Button onClick={() => void cancelTask(id).catch(() => undefined)}>
						{t("取消任务 | Stop it")}
					</Button>
				)}
				{hasEnded(task) && file && <FileLink url={file} name={task.resultName ?? totals?.fileName ?? null} />}
			</Flex>
		</Flex>
	);
}

export function FileLink({
	url,
	name,
	plain = false,
}: {
	url: string;
	name: string | null;
	plain?: boolean;
}) {
	return (
		<Button
			type={plain ? "default" : "primary"}
			icon={<DownloadOutlined />}
			href={apiUrl(url)}
			download={name ?? true}
		>
			{name ?? t("下载 | Download")}
		</Button>
	);
}
