/** Exports the list as it is filtered; a long one goes on as a job whose progress is shown. */
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import type { ReactNode } from "react";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { can, type Describe } from "../describe";
import type { BarAct } from "../list/ActButtons";
import { TaskProgress } from "./TaskProgress";
import { useDownload } from "./useDownload";

/** The act where the person may, and what it shows of a long one. */
export function useExport(
	describe: Describe,
	filters: Record<string, string | number>,
): { acts: BarAct[]; progress: ReactNode } {
	const { busy, run, taskId, forget } = useDownload(`/${describe.path}/exportXls`, localize(describe.title));
	const label = t("导出 | Export");
	const act = { key: "export", label, icon: <DownloadOutlined />, busy, run: () => void run(filters) };
	return {
		acts: can(describe, "export") ? [act] : [],
		progress: taskId && (
			<Dialog title={t("导出{title} | Export {title}", { title: localize(describe.title) })} onClose={forget}>
				<TaskProgress id={taskId} />
			</Dialog>
		),
	};
}
