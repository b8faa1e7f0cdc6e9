/** A long task as its owner follows it: read once, then told by its topic. */
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";
import { useLiveQuery } from "@/live/useLiveQuery";

export type Task = Shapes["TaskView"];
export type ImportTotals = Shapes["ImportTotals"];

const ENDED = new Set(["done", "failed", "cancelled"]);
export const hasEnded = (task: Pick<Task, "state"> | undefined) =>
	task !== undefined && ENDED.has(task.state);

/** Percent done, null while the size is not known yet. */
export function percentOf(task: Task): number | null {
	if (task.state === "done") return 100;
	return task.total > 0 ? Math.min(99, Math.floor((task.done / task.total) * 100)) : null;
}

export function useTask(id: string) {
	return useLiveQuery({
		key: ["task", id],
		topic: `job/${id}`,
		fetch: (signal) => get("/sys/task/queryById", { id }, { signal, quiet: true }),
		apply: (task, event) => {
			const next = { ...task, ...event.data };
			return hasEnded(next) ? "refetch" : next;
		},
	});
}

type Results = NonNullable<Task["result"]>;
export type ResultWith<K extends string> = Extract<Results, Record<K, unknown>>;

/** What a finished task left behind, where it is of the kind that has this part. */
export function resultWith<K extends string>(task: Task | undefined, part: K): ResultWith<K> | null {
	const result = task?.state === "done" ? task.result : null;
	return result && part in result ? (result as ResultWith<K>) : null;
}

export const cancelTask = (id: string) => post("/sys/task/cancel", { id });
