/** Keeps the bell true: by events while the socket lives, by a look each six seconds while it does not. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showInBrowser } from "@/engine/notices/browser-notice";
import { hasDestination, isInSight } from "@/engine/notices/destinations";
import {
	BELL_KEY,
	closeNotice,
	dropReminder,
	forgetNotices,
	isOpen,
	keepReminders,
	refreshNotices,
	remindOf,
} from "@/engine/notices/opened";
import { type BellContent, fetchBell, fetchNotice, type Notice, sentAt } from "@/engine/notices/wire";
import { useLocale } from "@/kit/text";
import { setUnread } from "@/kit/unread";
import type { EventOf } from "@/live/client";
import { useLiveStatus } from "@/live/status";
import { useTopic } from "@/live/useTopic";
import { sayWithdrawn } from "./withdrawn";

export const POLL_MS = 6000;
/** What everybody hears at once is not asked for by everybody at once. */
const SPREAD_MS = 400;
const GONE = new Set(["announcement.revoked", "announcement.ended"]);

export function useBellContent(every: number | false = false) {
	const locale = useLocale();
	return useQuery<BellContent>({
		queryKey: [BELL_KEY, locale],
		queryFn: ({ signal }) => fetchBell(signal),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		refetchInterval: (query) => (every && query.state.status !== "error" ? every : false),
		refetchIntervalInBackground: true,
	});
}

export function useBell(): BellContent | undefined {
	const { phase } = useLiveStatus();
	const { data } = useBellContent(phase === "connected" ? false : POLL_MS);
	const later = useLater();
	const hear = (event: EventOf<"notice" | "user">) => {
		const id = "id" in event.data ? (event.data.id ?? "") : "";
		if (GONE.has(event.op)) withdraw(id);
		if (event.op === "announcement.remind") void remindAgain(id);
		if (event.op.startsWith("announcement.")) later(event.topic === "notice" ? Math.random() * SPREAD_MS : 0);
	};
	useTopic("notice", { onEvent: hear, onResync: refreshNotices });
	useTopic("user", { onEvent: hear, onResync: refreshNotices });
	useArrivals(data);
	const total = data ? data.anntMsgTotal + data.sysMsgTotal : 0;
	useEffect(() => setUnread("notices", total), [total]);
	useEffect(
		() => () => {
			forgetNotices();
			setUnread("notices", 0);
		},
		[],
	);
	return data;
}

function withdraw(id: string): void {
	dropReminder(id);
	if (!isOpen(id)) return;
	closeNotice();
	sayWithdrawn();
}

/** Told once more to those who have not read it; the server knows whether this is a quiet hour. */
async function remindAgain(id: string): Promise<void> {
	const content = await fetchBell().catch(() => null);
	if (!content) return;
	const meant = unreadOf(content).filter((one) => one.remind && (id === "" || one.id === id));
	remindOf(meant.length > 0 || id === "" ? meant : await older(id));
}

async function older(id: string) {
	return fetchNotice(id)
		.then((notice) => [notice])
		.catch(() => []);
}

function useArrivals(data: BellContent | undefined): void {
	const seen = useRef<Seen | null>(null);
	useEffect(() => {
		if (!data) return;
		const next = look(data, seen.current);
		seen.current = next.seen;
		keepReminders(new Set(unreadOf(data).map(({ id }) => id)));
		const fresh = next.arrived.filter((one) => !isInSight(one));
		remindOf(fresh.filter(({ remind }) => remind));
		for (const notice of fresh) if (notice.desktop && !hasDestination(notice)) showInBrowser(notice);
	}, [data]);
}

/** Several events shortly after one another are one look. */
function useLater(): (ms: number) => void {
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
	return (ms) => {
		timer.current ??= setTimeout(() => {
			timer.current = null;
			refreshNotices();
		}, ms + 30);
	};
}

/** Which of the unread are new since the last look: a list that moves up after a read is no news. */
interface Seen {
	/** The latest sending that was looked at. */
	mark: string;
	ids: ReadonlySet<string>;
}

const unreadOf = (content: BellContent): Notice[] => [...content.anntMsgList, ...content.sysMsgList];

export function look(content: BellContent, before: Seen | null): { seen: Seen; arrived: Notice[] } {
	const unread = unreadOf(content);
	const arrived = before
		? unread.filter(
				(one) => sentAt(one) > before.mark || (sentAt(one) === before.mark && !before.ids.has(one.id)),
			)
		: [];
	const mark = unread.reduce(
		(latest, one) => (sentAt(one) > latest ? sentAt(one) : latest),
		before?.mark ?? "",
	);
	const ids = new Set(before?.ids);
	for (const { id } of unread) ids.add(id);
	return { seen: { mark, ids }, arrived };
}
