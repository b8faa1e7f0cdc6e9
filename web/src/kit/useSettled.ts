/** What is typed, once the person pauses: what it is asked or reckoned with need not follow each key. */
import { useEffect, useState } from "react";

const PAUSE_MS = 300;

export function useSettled(text: string, pause = PAUSE_MS): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), pause);
		return () => clearTimeout(timer);
	}, [text, pause]);
	return settled;
}
