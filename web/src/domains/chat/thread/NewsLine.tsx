/** Says to a screen reader what has just been written by others; what is scrolled into view is not news. */
import { useEffect, useRef, useState } from "react";
import type { Thread } from "../store/thread";
import { summaryOf } from "./summary";

export function NewsLine({ thread, me, end }: { thread: Thread | null; me: string; end: boolean }) {
	const [line, setLine] = useState("");
	const heard = useRef<number | null>(null);
	const last = end ? thread?.messages.at(-1) : undefined;
	useEffect(() => {
		if (!last) return;
		const isNews = heard.current !== null && last.seq > heard.current && last.sender.id !== me;
		heard.current = Math.max(heard.current ?? 0, last.seq);
		if (isNews) setLine(`${last.sender.realname}：${summaryOf(last)}`);
	}, [last, me]);
	return (
		<output className="gj-sr" aria-live="polite">
			{line}
		</output>
	);
}
