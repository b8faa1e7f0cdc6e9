/** One record's card, true for as long as it is in sight: read anew on every change, emptied when the right is gone. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { locale } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { type Card, readCard } from "./wire";

/** What begins so is read again whenever somebody's rights change. */
const keyOf = (link: string) => ["rights", "card", link, locale()];

export function useCard(link: string): { card: Card | null | undefined; failed: boolean } {
	const client = useQueryClient();
	const key = keyOf(link);
	const query = useQuery({ queryKey: key, queryFn: () => readCard(link), retry: 1 });
	const card = query.data;
	const place = card && !card.denied && card.path && card.id ? `${card.path}/${card.id}` : null;
	const reread = () => void client.invalidateQueries({ queryKey: key });

	useTopic(place && `record/${place}`, {
		onEvent: () => undefined,
		onResync: () => undefined,
		onEnded: () => {
			// Not a word of what was known may stay while the server is asked.
			client.setQueryData<Card>(key, { link, denied: true });
			reread();
		},
	});
	useTopic(place && card ? `list/${card.path}` : null, {
		onEvent: (event) => {
			const { ids } = (event.data ?? {}) as { ids?: string[] };
			if (!ids || ids.includes(card?.id ?? "")) reread();
		},
		onResync: reread,
	});
	return { card, failed: query.isError && card === undefined };
}
