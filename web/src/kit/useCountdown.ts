/** Seconds that go down to nothing. */
import { useEffect, useState } from "react";

export function useCountdown(): [number, (seconds: number) => void] {
	const [until, setUntil] = useState(0);
	const [now, setNow] = useState(() => Date.now());
	const left = Math.max(Math.ceil((until - now) / 1000), 0);
	useEffect(() => {
		if (left === 0) return;
		const timer = setInterval(() => setNow(Date.now()), 250);
		return () => clearInterval(timer);
	}, [left]);
	const begin = (seconds: number) => {
		setNow(Date.now());
		setUntil(Date.now() + seconds * 1000);
	};
	return [left, begin];
}

/** 4:07 */
export function clock(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
