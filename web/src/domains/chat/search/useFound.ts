/** Turns the typed line into a question: names become the people and conversations they mean, then hits come by pages. */
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { currentUser } from "@/kit/session";
import { useSettled } from "@/kit/useSettled";
import { fetchPeople } from "../people/wire";
import { inboxNow } from "../state/inbox";
import { fetchInbox } from "../wire";
import { isEmpty, readTyped, type Typed } from "./filters";
import { type Asked, searchMessages } from "./wire";

/** What a filter names does not exist, so nothing can be found. */
export type Unknown = "from" | "in" | null;

interface Named {
	id: string;
	name: string;
}

const findPerson = async (word: string, signal: AbortSignal): Promise<Named | null> => {
	// The people one may write to are the others.
	const own = currentUser();
	if (own && [own.realname, own.username, "我", "me"].includes(word))
		return { id: own.id, name: own.realname };
	const { people } = await fetchPeople({ text: word }, signal);
	const best = people.find((one) => one.realname === word || one.username === word) ?? people[0];
	return best ? { id: best.id, name: best.realname } : null;
};

const findPlace = async (word: string, signal: AbortSignal): Promise<Named | null> => {
	const [{ conversations }, { matchWords }] = await Promise.all([
		inboxNow() ?? fetchInbox(signal),
		import("@/kit/match"),
	]);
	const best =
		conversations.find((one) => one.name === word) ??
		conversations.find((one) => matchWords(one.name, word) !== null);
	return best ? { id: best.id, name: best.name } : null;
};

function useNamed(kind: "from" | "in", word: string | null) {
	return useQuery({
		queryKey: ["chat", "search", kind, word],
		queryFn: ({ signal }) => (kind === "from" ? findPerson : findPlace)(word ?? "", signal),
		enabled: word !== null,
		retry: false,
	});
}

export function useFound(line: string, here: string | undefined) {
	const typed = readTyped(useSettled(line));
	const from = useNamed("from", typed.from);
	const place = useNamed("in", typed.in);
	const known = (typed.from === null || !from.isPending) && (typed.in === null || !place.isPending);
	const unknown: Unknown =
		typed.from !== null && from.data === null
			? "from"
			: typed.in !== null && place.data === null
				? "in"
				: null;
	const asked = askedOf(typed, from.data ?? null, place.data?.id ?? here);
	const asking = !isEmpty(typed) && known && unknown === null;
	const query = useInfiniteQuery({
		queryKey: ["chat", "search", asked],
		initialPageParam: null as string | null,
		queryFn: ({ pageParam, signal }) => searchMessages(asked, pageParam, signal),
		getNextPageParam: (last) => last.cursor ?? undefined,
		placeholderData: keepPreviousData,
		enabled: asking,
		retry: false,
		staleTime: 0,
		gcTime: 0,
	});
	return {
		typed,
		unknown,
		idle: isEmpty(typed),
		hits: asking ? (query.data?.pages.flatMap((page) => page.hits) ?? []) : [],
		waiting: !isEmpty(typed) && unknown === null && query.data === undefined && !query.isError,
		error: query.error,
		again: () => void query.refetch(),
		more: query.hasNextPage ? () => void query.fetchNextPage() : null,
		loading: query.isFetchingNextPage,
	};
}

function askedOf(typed: Typed, from: Named | null, conversationId: string | undefined): Asked {
	const { text, before, after, kind } = typed;
	return {
		text,
		...(conversationId ? { conversationId } : {}),
		...(from ? { from: from.id } : {}),
		...(before ? { before } : {}),
		...(after ? { after } : {}),
		...(kind ? { kind } : {}),
	};
}
