/** A table several people edit must know soon that it hears nothing: it asks every so often, and dials anew when nobody answers. */
import { useEffect } from "react";
import { comeBack, pulse } from "@/live/client";

export const BEAT_MS = 10_000;
export const REPLY_MS = 6000;
export const RECONNECT_MS = 5000;

export function useHeartBeat(): void {
	useEffect(() => {
		let timer = setTimeout(beat, BEAT_MS);
		let over = false;
		async function beat() {
			if (!(await pulse(REPLY_MS)) && !over) comeBack(RECONNECT_MS);
			if (!over) timer = setTimeout(beat, BEAT_MS);
		}
		return () => {
			over = true;
			clearTimeout(timer);
		};
	}, []);
}
