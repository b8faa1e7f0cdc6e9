/** Which messages are worth a sound: a muted conversation only when it names me, none that one is looking at. */
import type { Preview } from "../wire";

interface Circumstances {
	mentioned: boolean;
	muted: boolean;
	looking: boolean;
}

export function shouldAlert(
	message: Pick<Preview, "kind" | "recalledAt">,
	{ mentioned, muted, looking }: Circumstances,
): boolean {
	if (message.kind === "system" || message.recalledAt || looking) return false;
	return !muted || mentioned;
}
