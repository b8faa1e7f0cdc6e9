/** Figures of cards, read anew when a list behind them changes: bursts of changes cost one reading. */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { locale } from "@/kit/text";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";
import { type Card, type Figure, readFigures } from "./cards";

const KEY = ["dashboard", "figures"];
const CALM_MS = 1000;

/** By the id of the card. Where a card stands and what it is called changes no figure. */
export function useFigures(cards: readonly Card[]) {
	const asked = cards.map(({ place: _place, title: _title, tone: _tone, ...rest }) => rest);
	const { data, error, refetch } = useQuery({
		queryKey: [...KEY, asked, locale()],
		enabled: cards.length > 0,
		refetchOnMount: "always",
		placeholderData: keepPreviousData,
		queryFn: ({ signal }) => readFigures(cards, signal),
	});
	const figures: Readonly<Record<string, Figure>> = Object.fromEntries(
		(data ?? []).map((one) => [one.id, one]),
	);
	return { figures, error: data ? null : error, refetch };
}

export function WatchedLists({ cards }: { cards: readonly Card[] }) {
	const client = useQueryClient();
	const again = useCalm(
		() => void client.invalidateQueries({ queryKey: KEY }, { cancelRefetch: false }),
		CALM_MS,
	);
	const paths = [...new Set(cards.map(({ path }) => path).filter(Boolean))];
	return paths.map((path) => <Watched key={path} path={path} again={again} />);
}

function Watched({ path, again }: { path: string; again: () => void }) {
	useTopic(`list/${path}`, { onEvent: again, onResync: again });
	return null;
}
