/** Who of the staff is here, as this window knows it; and the word that nobody sits at this window any more. */
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { t } from "@/kit/text";
import { onRights, say } from "@/live/client";
import { useLiveQuery } from "@/live/useLiveQuery";
import { applyPresence, type Colleagues, type Presence } from "../store/colleagues";
import { fetchPresent } from "../wire";

const KEY = ["chat", "colleagues"];
const TOPIC = "colleagues";
export const REST_MS = 5 * 60_000;
const LOOK_MS = 30_000;

/** Keeps it; mounted once. */
export function useColleaguesFeed(): void {
	useLiveQuery({ key: KEY, topic: TOPIC, fetch: fetchPresent, apply: applyPresence });
}

/** One of them; null who has no window open, undefined while nobody knows. */
export function usePresenceOf(id: string | undefined): Presence | null | undefined {
	const { data } = useQuery<Colleagues, Error, Presence | null>({
		queryKey: KEY,
		queryFn: ({ signal }) => fetchPresent(signal),
		enabled: false,
		select: (all) => (id === undefined ? null : (all[id] ?? null)),
	});
	return id === undefined ? undefined : data;
}

export function presenceText(presence: Presence | null): string {
	if (presence === "online") return t("在线 | Online");
	return presence === "away" ? t("离开 | Away") : t("离线 | Offline");
}

/** Touching this window says that somebody is there; doing nothing for a while, that nobody is. */
export function useAttendance(): void {
	useEffect(() => {
		let last = Date.now();
		let away = false;
		const tell = (next: boolean) => {
			if (next === away) return;
			away = next;
			say("attend", { away });
		};
		const touched = () => {
			if (document.visibilityState === "hidden") return;
			last = Date.now();
			tell(false);
		};
		const look = setInterval(() => tell(Date.now() - last >= REST_MS), LOOK_MS);
		// A new connection counts as somebody who is there.
		const stop = onRights(() => away && say("attend", { away }));
		for (const event of TOUCHES) window.addEventListener(event, touched, { passive: true });
		document.addEventListener("visibilitychange", touched);
		return () => {
			clearInterval(look);
			stop();
			for (const event of TOUCHES) window.removeEventListener(event, touched);
			document.removeEventListener("visibilitychange", touched);
		};
	}, []);
}

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"];
