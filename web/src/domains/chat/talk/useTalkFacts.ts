/** How many messages the talk about a record has, counted on while it is in sight; asked again when rights change. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { get } from "@/kit/http";
import { useTopic } from "@/live/useTopic";

export const talkKey = (path: string, id: string) => ["rights", "talk", path, id];

export function useTalkFacts(path: string, id: string): TalkFacts | undefined {
	const client = useQueryClient();
	const key = talkKey(path, id);
	const { data } = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => fetchTalk(path, id, signal),
		retry: false,
		staleTime: 0,
	});
	const reread = () => void client.invalidateQueries({ queryKey: key });
	useTopic(data?.id ? `chat/${data.id}` : null, {
		onEvent: (event) => {
			if (event.op === "message" || event.op === "conversation") reread();
		},
		onResync: () => undefined,
		onEnded: reread,
	});
	return data;
}

type TalkFacts = Shapes["ChatTalkFacts"];

/** What a record's page needs to know of its talk before anybody opens it. */
const fetchTalk = (path: string, id: string, signal: AbortSignal) =>
	get("/chat/conversation/ofRecord", { path, id }, { quiet: true, signal });
