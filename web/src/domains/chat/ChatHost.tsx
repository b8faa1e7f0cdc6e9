/** What the chat does while it is closed: it counts, tells of what comes, and sends what waits; the panel when it is open. */
import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { registerDestination } from "@/engine/notices/destinations";
import { loadChunk } from "@/kit/chunk";
import { useScreen } from "@/kit/screen";
import { useLiveStatus } from "@/live/status";
import { late } from "./late";
import { choose, openChat, type PanelKind, setPanel, useChatPanel, useOpened } from "./open";
import { useAlerts } from "./state/alerts";
import { useAttendance, useColleaguesFeed } from "./state/colleagues";
import { forgetDrafts, tellDraftsAgain } from "./state/drafts";
import { useInboxFeed } from "./state/inbox";
import { again, closeOutbox, reviveOutbox } from "./state/outbox";
import { forgetThreads } from "./state/threads";
import { isLookingAt } from "./state/watching";
import { useShared } from "./talk/share";
import { setChatUnread } from "./unread";

const Panel = late(() => import("./panel/Panel"));

export default function ChatHost() {
	const { data: inbox } = useInboxFeed();
	const unread = inbox?.unread ?? null;
	const panel = useChatPanel();
	useEffect(() => setChatUnread(unread), [unread]);
	useAlerts();
	useColleaguesFeed();
	useAttendance();
	useMentions();
	useWayBack();
	useSending();
	useEffect(
		() => () => {
			setPanel(0);
			setChatUnread(null);
			forgetThreads();
			forgetDrafts();
		},
		[],
	);
	return (
		<>
			{panel !== 0 && <Panel kind={panel} />}
			<ShareHost />
		</>
	);
}

function goOn(): void {
	again();
	tellDraftsAgain();
}

function useSending(): void {
	const { phase } = useLiveStatus();
	useEffect(() => {
		void reviveOutbox();
		window.addEventListener("online", goOn);
		return () => {
			window.removeEventListener("online", goOn);
			closeOutbox();
		};
	}, []);
	useEffect(() => {
		if (phase === "connected") goOn();
	}, [phase]);
}

const NAMED = "chat/conversation";

/** A notice that somebody named me is about a conversation: it opens there, and says nothing to who is looking at it. */
function useMentions(): void {
	useEffect(
		() => registerDestination(NAMED, { open: (id) => void openChat(id), isInSight: isLookingAt }),
		[],
	);
}

const ShareDialog = lazy(() => loadChunk(() => import("./talk/ShareDialog")));

/** Where the dialog of sharing stands, whoever asked for it. */
function ShareHost() {
	const shared = useShared();
	if (!shared) return null;
	return (
		<Suspense fallback={null}>
			<ShareDialog key={shared.link} shared={shared} />
		</Suspense>
	);
}

/** 0 the page, 1 the list, 2 what was opened from it. */
type Depth = 0 | 1 | 2;

/** On a phone the chat covers the page, so the browser's way back leads out of it, step by step: thread, list, page. */
function depthOf(kind: PanelKind, opened: string | null): Depth {
	if (kind === 0) return 0;
	return kind > 1 || opened !== null ? 2 : 1;
}

const marked = (): number => (history.state as { chat?: number } | null)?.chat ?? 0;
const mark = (chat: number) => ({ ...(history.state as object | null), chat });

function useWayBack(): void {
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
