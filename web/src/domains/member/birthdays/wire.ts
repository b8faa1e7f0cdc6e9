/** Days to congratulate on, kept true by the members' list and by that of the greetings. */
import { useQueryClient } from "@tanstack/react-query";
import { type Answer, get } from "@/kit/http";
import { useLiveQuery } from "@/live/useLiveQuery";
import { useTopic } from "@/live/useTopic";

export type Coming = Answer<"GET /vip/greeting/birthdays">;
export type Line = Coming["lines"][number];

export interface Asked {
	days: number;
	occasion: "" | Line["occasion"];
	chapterId: string;
}

const KEY = "birthdays";

export function useComing(asked: Asked) {
	const client = useQueryClient();
	const again = () => void client.invalidateQueries({ queryKey: [KEY] });
	useTopic("list/vip/greeting", { onEvent: again, onResync: again });
	return useLiveQuery<Coming, "list/vip/person">({
		key: [KEY, asked],
		topic: "list/vip/person",
		keep: true,
		apply: () => "refetch",
		fetch: (signal) => get("/vip/greeting/birthdays", { ...asked }, { quiet: true, signal }),
	});
}

export const keyOf = ({ memberId, occasion }: Line) => `${memberId} ${occasion}`;
