/** Who of the staff is here: what was read, and what each event changes in it. */
import type { LiveEvent } from "@/live/client";

/** "away": a window is open and nobody sits at it. Whoever is not in it has none open. */
export type Presence = "online" | "away";
export type Colleagues = Readonly<Record<string, Presence>>;

export function applyPresence(state: Colleagues, event: LiveEvent): Colleagues {
	const people = (event.data as { people?: unknown } | null)?.people;
	if (event.op !== "colleagues" || !people || typeof people !== "object") return state;
	const next: Record<string, Presence> = { ...state };
	for (const [id, presence] of Object.entries(people)) {
		if (presence === "online" || presence === "away") next[id] = presence;
		else delete next[id];
	}
	return next;
}
