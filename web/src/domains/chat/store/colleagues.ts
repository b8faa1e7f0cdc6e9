/** Who of the staff is here: what was read, and what each event changes in it. */
import type { Shapes } from "@/gen/api";
import type { EventOf } from "@/live/client";

/** "away": a window is open and nobody sits at it. Whoever is not in it has none open. */
export type Presence = Shapes["ChatPresent"]["people"][string];
export type Colleagues = Readonly<Record<string, Presence>>;

export function applyPresence(state: Colleagues, event: EventOf<"colleagues">): Colleagues {
	const people = event.data?.people;
	if (event.op !== "colleagues" || !people || typeof people !== "object") return state;
	const next: Record<string, Presence> = { ...state };
	for (const [id, presence] of Object.entries(people)) {
		if (presence === "online" || presence === "away") next[id] = presence;
		else delete next[id];
	}
	return next;
}
