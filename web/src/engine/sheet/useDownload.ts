/** Brings a list as a file, as it is filtered; a long one goes on as a job. */
import { useState } from "react";
import type { Shapes } from "@/gen/api";
import { callRawAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { saveBlob } from "@/kit/save-blob";

interface Download {
	busy: boolean;
	run: (query: Record<string, string | number>) => Promise<void>;
	/** The job that a long one became, until somebody has seen enough of it. */
	taskId: string | null;
	forget: () => void;
}

/** `path` answers with the file, or with the job; `name` is what the file is called. */
export function useDownload(path: string, name: string): Download {
	const [busy, setBusy] = useState(false);
	const [taskId, setTaskId] = useState<string | null>(null);
	const run = async (query: Record<string, string | number>) => {
		setBusy(true);
		try {
			const answer = await callRawAt<Shapes["StartedTask"]>(path, { ...query, format: "xlsx" });
			if (answer instanceof Blob) saveBlob(answer, `${name}.xlsx`);
			else setTaskId(answer.result.taskId);
		} catch {
			toast("error", "文件下载失败 | The file could not be downloaded");
		} finally {
			setBusy(false);
		}
	};
	return { busy, run, taskId, forget: () => setTaskId(null) };
}
