/** The people that fit what is asked, page by page; who comes and goes while they are in sight is told by their dots. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { locale } from "@/kit/text";
import { type Asked, type Contact, fetchPeople } from "./wire";

const NOBODY: Contact[] = [];

export interface People {
	people: Contact[];
	total: number;
	waiting: boolean;
	/** Those shown are still of what was asked before. */
	stale: boolean;
	error: Error | null;
	more: (() => void) | null;
	loading: boolean;
	again(): void;
}

export function usePeople(asked: Asked, enabled = true): People {
	const query = useInfiniteQuery({
		queryKey: ["chat", "people", asked, locale()],
		initialPageParam: 1,
		queryFn: ({ pageParam, signal }) => fetchPeople({ ...asked, page: pageParam }, signal),
		getNextPageParam: (last, pages) => (last.more ? pages.length + 1 : undefined),
		placeholderData: keepPreviousData,
		enabled,
		staleTime: 15_000,
	});
	const pages = query.data?.pages ?? [];
	return {
		people: pages.length > 0 ? pages.flatMap((page) => page.people) : NOBODY,
		total: pages[0]?.total ?? 0,
		waiting: enabled && query.data === undefined && !query.isError,
		stale: query.isPlaceholderData,
		error: query.error,
		more: query.hasNextPage ? () => void query.fetchNextPage() : null,
		loading: query.isFetchingNextPage,
		again: () => void query.refetch(),
	};
}
