/** What this person opened last, pages and records, kept in this browser for each person apart. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { findPlace, type Place } from "@/app/shell/menu-tree";
import { type Describe, nameOf, type Row } from "@/engine/describe";
import { queryClient } from "@/kit/query";
import { currentUser } from "@/kit/session";
import { readStored, writeStored } from "@/kit/store";

export interface Visit {
	href: string;
	/** A page's title comes from the menu; a record has its own name. */
	path: string;
	name: string | null;
}

const MOST = 12;
const key = () => `RECENT_${currentUser()?.id ?? ""}`;

export function readVisits(): Visit[] {
	return readStored<Visit[]>(key()) ?? [];
}

/** The newest first, each address once. */
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
	return [visit, ...visits.filter((one) => one.href !== visit.href)].slice(0, MOST);
}

export function keepVisit(visit: Visit): void {
	writeStored(key(), withVisit(readVisits(), visit));
}

/** Notes each page that is opened, and each record whose name is known, because a list on screen shows it. */
export function useRecentVisits(places: Place[]): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const place = findPlace(places, pathname);
		if (!place || /[:*]/.test(place.path)) return;
		const id = new URLSearchParams(search).get("open");
		const name = id && nameOnScreen(id, place.item.meta.resource);
		if (id && name) keepVisit({ href: `${pathname}?open=${id}`, path: pathname, name });
		else if (!id) keepVisit({ href: pathname, path: pathname, name: null });
	}, [places, pathname, search]);
}

function nameOnScreen(id: string, resource: string | undefined): string | null {
	const described = queryClient.getQueriesData<{ resources: Describe[] }>({ queryKey: ["describe"] });
	const describe = described
		.flatMap(([, data]) => data?.resources ?? [])
		.find((one) => one.path === resource);
	const pages = queryClient.getQueriesData<{ records?: Row[] }>({
		predicate: ({ queryKey }) => queryKey.includes(resource),
	});
	const row = pages.flatMap(([, page]) => page?.records ?? []).find((one) => one.id === id);
	return describe && row ? nameOf(describe, row) : null;
}
