/** On a phone the chat covers the page, so the browser's way back leads out of it, step by step: thread, list, page. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useScreen } from "@/kit/screen";
import { choose, type PanelKind, setPanel, useChatPanel, useOpened } from "../open";

/** 0 the page, 1 the list, 2 what was opened from it. */
type Depth = 0 | 1 | 2;

export function depthOf(kind: PanelKind, opened: string | null): Depth {
	if (kind === 0) return 0;
	return kind > 1 || opened !== null ? 2 : 1;
}

const marked = (): number => (history.state as { chat?: number } | null)?.chat ?? 0;
const mark = (chat: number) => ({ ...(history.state as object | null), chat });

export function useWayBack(): void {
	const phone = useScreen() === "phone";
	const kind = useChatPanel();
	const depth = depthOf(kind, useOpened());
	const now = useRef({ kind, depth });
	now.current = { kind, depth };
	useEffect(() => {
		if (!phone) return;
		// A page that was loaded anew begins without the chat.
		if (now.current.depth === 0) history.replaceState(mark(0), "");
		const returned = () => go(marked(), now.current.kind, now.current.depth);
		window.addEventListener("popstate", returned);
		return () => window.removeEventListener("popstate", returned);
	}, [phone]);
	useEffect(() => {
		if (!phone) return;
		const at = marked();
		if (at > depth) history.go(depth - at);
		for (let step = at + 1; step <= depth; step += 1) history.pushState(mark(step), "");
	}, [phone, depth]);
	usePageAbove(phone);
}

function go(to: number, kind: PanelKind, depth: Depth): void {
	if (to === depth) return;
	if (to === 0) return setPanel(0);
	if (to === 1 && kind <= 1) choose(null);
	setPanel(1);
}

/** Another page was asked for, from a card or a link: it is to be seen. */
function usePageAbove(phone: boolean): void {
	const { pathname, search } = useLocation();
	const page = pathname + search;
	const before = useRef(page);
	useEffect(() => {
		if (before.current === page) return;
		before.current = page;
		if (phone && marked() === 0) setPanel(0);
	}, [page, phone]);
}
