/** The one list of conversations of this window, kept true by its topic, for the panel, the badge and whoever asks. */
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/kit/query";
import { useUser } from "@/kit/session";
import { useLiveQuery } from "@/live/useLiveQuery";
import { applyInbox, changed, readTo } from "../store/inbox";
import { type Conversation, fetchConversation, fetchInbox, type Inbox } from "../wire";

export const INBOX_KEY = ["chat", "inbox"] as const;
export const INBOX_TOPIC = "inbox";

/** Keeps it; mounted once, behind the header's button. */
export function useInboxFeed(): UseQueryResult<Inbox> {
	const me = useUser()?.id ?? "";
	return useLiveQuery({
		key: INBOX_KEY,
		topic: INBOX_TOPIC,
		fetch: fetchInbox,
		apply: (inbox, event) => applyInbox(inbox, event, me),
	});
}

/** Looks at it. */
export function useInbox(): UseQueryResult<Inbox> {
	return useQuery<Inbox>({
		queryKey: INBOX_KEY,
		queryFn: ({ signal }) => fetchInbox(signal),
		enabled: false,
	});
}

export const inboxNow = (): Inbox | undefined => queryClient.getQueryData<Inbox>(INBOX_KEY);
export const knownConversation = (id: string): Conversation | undefined =>
	inboxNow()?.conversations.find((one) => one.id === id) ??
	queryClient.getQueryData<Conversation>(oneKey(id));

const oneKey = (id: string) => ["chat", "one", id];

/** One that need not be in the list: hidden, or of a record that one only looks at. */
export function useConversation(id: string | null): Conversation | undefined {
	const { data: inbox } = useInbox();
	const listed = inbox?.conversations.find((one) => one.id === id);
	const { data } = useQuery<Conversation>({
		queryKey: oneKey(id ?? ""),
		queryFn: () => fetchConversation(id ?? ""),
		enabled: id !== null && inbox !== undefined && !listed,
		retry: false,
	});
	return listed ?? data;
}

export function changeConversation(id: string, change: Partial<Conversation>): void {
	queryClient.setQueryData<Inbox>(INBOX_KEY, (inbox) => inbox && changed(inbox, id, change));
	queryClient.setQueryData<Conversation>(oneKey(id), (one) => one && { ...one, ...change });
}

export function markRead(id: string, seq: number): void {
	queryClient.setQueryData<Inbox>(INBOX_KEY, (inbox) => inbox && readTo(inbox, id, seq));
	queryClient.setQueryData<Conversation>(
		oneKey(id),
		(one) => one && { ...one, lastReadSeq: Math.max(one.lastReadSeq, seq) },
	);
}

export const readInboxAgain = (): void => void queryClient.invalidateQueries({ queryKey: INBOX_KEY });
