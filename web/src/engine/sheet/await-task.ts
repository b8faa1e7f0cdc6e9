/** Waits for a long task outside of any screen: told by its topic, read whenever the connection starts anew. */
import { get } from "@/kit/http";
import { subscribe } from "@/live/client";
import { hasEnded, type Task } from "./task";

export function awaitTask(id: string): Promise<Task> {
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
