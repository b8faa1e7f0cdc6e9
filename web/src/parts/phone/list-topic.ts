/** News of a list for a phone page: it reads its rows anew, once for what comes together. */
import { subscribe } from "@/live/client";
import type { QueueActs } from "./session/session";

const TOGETHER_MS = 400;

export function followList(path: string, desk: QueueActs): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const soon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => void desk.refresh(), TOGETHER_MS);
	};
	const leave = subscribe(`list/${path}`, {
		onEvent: soon,
		onResync: () => {
			desk.kick();
			soon();
		},
	});
	return () => {
		clearTimeout(timer);
		leave();
	};
}
