/** A burst of changes costs one reading: what is read anew waits a moment for what comes right after. */
import { useEffect, useRef } from "react";

/** Calls `work` at most once per pause, and always once after the last wish. */
export function useCalm(work: () => void, pauseMs: number): () => void {
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const newest = useRef(work);
	useEffect(() => {
		newest.current = work;
	});
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
	return () => {
		timer.current ??= setTimeout(() => {
			timer.current = null;
			newest.current();
		}, pauseMs);
	};
}
