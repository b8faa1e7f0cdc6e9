/** Exports the list as it is filtered; a long one goes on as a job whose progress is shown. */
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import Button from "antd/es/button";
import { useState } from "react";
import type { Shapes } from "@/gen/api";
import { callRawAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import type { Describe } from "../describe";
import { TaskProgress } from "./TaskProgress";

interface Props {
	describe: Describe;
	filters: Record<string, string | number>;
}

export function ExportButton({ describe, filters }: Props) {
	const [busy, setBusy] = useState(false);
	const [taskId, setTaskId] = useState<string | null>(null);
	const run = async () => {
		setBusy(true);
		try {
			const answer = await callRawAt<Shapes["StartedTask"]>(`/${describe.path}/exportXls`, {
				...filters,
				format: "xlsx",
			});
			if (answer instanceof Blob) saveBlob(answer, `${localize(describe.title)}.xlsx`);
			else setTaskId(answer.result.taskId);
		} catch {
			toast("error", "文件下载失败 | The file could not be downloaded");
		} finally {
			setBusy(false);
		}
	};
	return (
		<>
			<Button icon={<DownloadOutlined />} loading={busy} onClick={() => void run()}>
				{t("导出 | Export")}
			</Button>
			{taskId && (
				<Dialog
					title={t("导出{title} | Export {title}", { title: localize(describe.title) })}
					onClose={() => setTaskId(null)}
				>
					<TaskProgress id={taskId} />
				</Dialog>
			)}
		</>
	);
}

function saveBlob(blob: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
