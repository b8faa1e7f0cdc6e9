/** How many messages the talk about a record has, counted on while it is in sight; asked again when rights change. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTopic } from "@/live/useTopic";
import { fetchTalk, type TalkFacts } from "./wire";

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
