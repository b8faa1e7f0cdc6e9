/** Decides when the queue is sent: at once after each act, and by itself whenever a network may be back. */
import type { Outcome } from "@/parts/phone/queue/drain";
import { waitSeconds } from "@/parts/phone/queue/entry";

export interface Sender {
	kick(): void;
	stop(): void;
}

const OTHER_TAB_MS = 3000;

/** `run` gives null while another tab sends. */
export function startSender(run: () => Promise<Outcome | null>): Sender {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running = false;
	let again = false;
	let round = 0;
	let stopped = false;

	const later = (ms: number) => {
		clearTimeout(timer);
		if (!stopped) timer = setTimeout(turn, ms);
	};

	const turn = async () => {
		if (running) {
			again = true;
			return;
		}
		running = true;
		clearTimeout(timer);
		const outcome = await run().catch(() => "later" as const);
		running = false;
		if (again) {
			again = false;
			return later(0);
		}
		if (outcome === null) return later(OTHER_TAB_MS);
		const unfinished = outcome === "lost" || outcome === "later";
		round = unfinished ? round + 1 : 0;
		if (unfinished) later(waitSeconds(round) * 1000);
	};

	const kick = () => {
		round = 0;
		void turn();
	};
	const visible = () => document.visibilityState === "visible" && kick();
	addEventListener("online", kick);
	addEventListener("pageshow", kick);
	document.addEventListener("visibilitychange", visible);
	kick();
	return {
		kick,
		stop() {
			stopped = true;
			clearTimeout(timer);
			removeEventListener("online", kick);
			removeEventListener("pageshow", kick);
			document.removeEventListener("visibilitychange", visible);
		},
	};
}
