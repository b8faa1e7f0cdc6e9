/** A long task as its owner follows it: read once, then told by its topic. */
import { getAt, post } from "@/kit/http";
import { useLiveQuery } from "@/live/useLiveQuery";

export interface Task {
	id: string;
	title?: string;
	state: "waiting" | "running" | "done" | "failed" | "cancelled" | string;
	done: number;
	total: number;
	message: string | null;
	result?: ImportTotals | null;
	resultUrl: string | null;
	resultName?: string | null;
}

export interface ImportTotals {
	totalCount: number;
	errorCount: number;
	successCount: number;
	msg?: string | null;
	fileUrl?: string | null;
	fileName?: string | null;
}

const ENDED = new Set(["done", "failed", "cancelled"]);
export const hasEnded = (task: Task | undefined) => task !== undefined && ENDED.has(task.state);

/** Percent done, null while the size is not known yet. */
export function percentOf(task: Task): number | null {
	if (task.state === "done") return 100;
	return task.total > 0 ? Math.min(99, Math.floor((task.done / task.total) * 100)) : null;
}

export function useTask(id: string) {
	return useLiveQuery<Task>({
		key: ["task", id],
		topic: `job/${id}`,
		fetch: (signal) => getAt<Task>("/sys/task/queryById", { id }, { signal, quiet: true }),
		apply: (task, event) => {
			const news = event.data as Partial<Task>;
			return hasEnded({ ...task, ...news }) ? "refetch" : { ...task, ...news };
		},
	});
}

export const cancelTask = (id: string) => post("/sys/task/cancel", { id });
