/** One conversation and its members as they are now; `lost` is called when this person no longer belongs to it. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Failure } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import { useTopic } from "@/live/useTopic";
import { fetchConversation, fetchMembers } from "../wire";

const MEMBER_OPS = new Set<string>(["members", "conversation"]);

const isLost = (error: Error | null): boolean =>
	error instanceof Failure && (error.status === 404 || error.status === 403);

export function useConversation(id: string, lost: () => void) {
	const client = useQueryClient();
	const topic = `chat/${id}` as const;
	const conversation = useLiveQuery({
		key: ["chat", "conversation", id],
		topic,
		fetch: () => fetchConversation(id),
		// Whoever writes about a record belongs to its talk from then on.
		apply: (state, event) =>
			MEMBER_OPS.has(event.op) || (event.op === "message" && state.role === null) ? "refetch" : state,
	});
	const members = useLiveQuery({
		key: ["chat", "members", id],
		topic,
		fetch: (signal) => fetchMembers(id, signal),
		apply: (state, event) => (MEMBER_OPS.has(event.op) ? "refetch" : state),
	});
	useTopic(topic, { onEvent: () => undefined, onResync: () => undefined, onEnded: lost });
	// Muting and pinning are one's own matter and told to one's own windows only.
	useTopic("inbox", {
		onEvent: (event) => {
			if (event.op === "left" && event.data.conversationId === id) lost();
			else if (event.op === "conversation")
				void client.invalidateQueries({ queryKey: ["chat", "conversation", id] });
		},
		onResync: () => undefined,
	});
	const gone = isLost(conversation.error) || isLost(members.error);
	// biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever function is handed in then
	useEffect(() => {
		if (gone) lost();
	}, [gone]);
	const refresh = () =>
		Promise.all(
			[
				["chat", "conversation", id],
				["chat", "members", id],
				["chat", "inbox"],
			].map((queryKey) => client.invalidateQueries({ queryKey })),
		);
	return { conversation: conversation.data, members: members.data, error: conversation.error, refresh };
}
