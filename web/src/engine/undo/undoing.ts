/** Taking an act or an entry of the trail back at the server, whoever asks for it: a toast, a list of acts, a page of history. */

import type { Shapes } from "@/gen/api";
import { callWhole, get } from "@/kit/http";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { subscribe } from "@/live/client";
import { hasEnded, resultWith, type Task } from "../sheet/task";

export type Refusal = Shapes["RefusedRow"];
export type Undone = Shapes["UndoResult"];

/** Undoes an act, or one entry of a trail; answers the act that the undo is. */
export async function undo(
	what: { act: string } | { auditId: string },
	path: string,
	text: string,
	again = false,
): Promise<string | null> {
	try {
		const answer = await callWhole("POST", "/sys/audit/undo", what, { quiet: true });
		const { refused } = "taskId" in answer.result ? await awaitUndo(answer.result.taskId) : answer.result;
		if (refused.length > 0) tellRefused(refused);
		else
			toast(
				"success",
				again
					? t("已重做：{text} | Done again: {text}", { text })
					: t("已撤销：{text} | Undone: {text}", { text }),
			);
		readAnew(path);
		return answer.act ?? null;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", error.message);
		return null;
	}
}

/** Many rows are taken back by a worker. */
async function awaitUndo(taskId: string): Promise<Undone> {
	toast("info", "正在后台撤销 | Being undone in the background");
	const task = await awaitTask(taskId);
	if (task.state !== "done") throw new Failure(500, "undo.failed", task.message ?? "撤销失败 | Not undone");
	return resultWith(task, "refused") ?? { done: 0, refused: [] };
}

function tellRefused(refused: Refusal[]): void {
	const first = refused[0];
	toast(
		"warning",
		t("{n} 条没有撤销，{name}：{reason} | {n} not undone, {name}: {reason}", {
			n: refused.length,
			name: first?.name ?? "",
			reason: localize(first?.reason),
		}),
	);
}

/** Everything this window shows of a resource may have changed. */
export function readAnew(path: string): void {
	for (const key of ["rows", "row", "timeline", "recycle", "options"])
		void queryClient.invalidateQueries({ queryKey: [key, path] });
}

/** Waits for a long task outside of any screen: told by its topic, read whenever the connection starts anew. */
function awaitTask(id: string): Promise<Task> {
	return new Promise((resolve) => {
		let leave: () => void = () => undefined;
		const look = async () => {
			const task = await get("/sys/task/queryById", { id }, { quiet: true }).catch(() => undefined);
			if (!task || !hasEnded(task)) return;
			leave();
			resolve(task);
		};
		leave = subscribe(`job/${id}`, {
			onResync: () => void look(),
			onEvent: (event) => {
				if (hasEnded(event.data)) void look();
			},
		});
	});
}
