/** Exports the list as it is filtered; a long one goes on as a job whose progress is shown. */
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import { type ReactNode, useState } from "react";
import type { Shapes } from "@/gen/api";
import { callRawAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { saveBlob } from "@/kit/save-blob";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { can, type Describe } from "../describe";
import type { BarAct } from "../list/ActButtons";
import { TaskProgress } from "./TaskProgress";

/** The act where the person may, and what it shows of a long one. */
export function useExport(
	describe: Describe,
	filters: Record<string, string | number>,
): { acts: BarAct[]; progress: ReactNode } {
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
	const label = t("导出 | Export");
	const act = { key: "export", label, icon: <DownloadOutlined />, busy, run: () => void run() };
	return {
		acts: can(describe, "export") ? [act] : [],
		progress: taskId && (
			<Dialog
				title={t("导出{title} | Export {title}", { title: localize(describe.title) })}
				onClose={() => setTaskId(null)}
			>
				<TaskProgress id={taskId} />
			</Dialog>
		),
	};
}
