/** Acts on many rows at once: chosen ones, or all that match; each row is refused or done by itself. */
import type { Shapes } from "@/gen/api";
import { callWholeAt } from "@/kit/http";
import { resultWith, type Task } from "../sheet/task";

/** Which rows: by id, or every one that the query finds. */
export type Scope = { ids: string[] } | { all: Record<string, string | number> };

export type BatchOutcome = Shapes["BatchShape"];
export type BatchAnswer = BatchOutcome | Shapes["StartedTask"];

export const isLong = (answer: BatchAnswer): answer is Shapes["StartedTask"] => "taskId" in answer;

export async function runBatch(
	path: string,
	verb: "edit" | "delete",
	scope: Scope,
	values: Record<string, unknown> | null,
	dryRun = false,
): Promise<BatchAnswer> {
	const call = verb === "edit" ? "batchEdit" : "batchDelete";
	const body = { ...scope, ...(values ? { values } : {}), ...(dryRun ? { dryRun } : {}) };
	const answer = await callWholeAt<BatchAnswer>("POST", `/${path}/${call}`, body, { quiet: true });
	if (isLong(answer.result)) return answer.result;
	return { ...answer.result, act: answer.result.act ?? answer.act ?? null };
}

/** A batch that ran as a task leaves the same outcome there. */
export function outcomeOf(task: Task | undefined): BatchOutcome | null {
	const result = resultWith(task, "refused");
	return result && "total" in result ? result : null;
}
