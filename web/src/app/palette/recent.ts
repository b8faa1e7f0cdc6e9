/** What this person opened last: the shell's pages, and the records seen in them, kept in this browser for each person apart. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Describe, nameOf, type Row } from "@/engine/describe";
import { findMenuPage, type MenuPage } from "@/engine/navigation/menu-tree";
import { readRecent } from "@/engine/navigation/recent";
import { queryClient } from "@/kit/query";
import { currentUser } from "@/kit/session";
import { readStored, WEEK_MS, writeStored } from "@/kit/store";

export interface Visit {
	href: string;
	/** The page; its title comes from the menu. */
	path: string;
	/** A record's own name. */
	name: string | null;
	at: number;
}

const MOST = 12;
const key = () => `RECENT_RECORDS_${currentUser()?.id ?? ""}`;
const readRecords = () => readStored<Visit[]>(key()) ?? [];

/** Pages and records, the newest first. */
export function readVisits(): Visit[] {
	const pages = readRecent().map(({ key: page, at }) => {
		const path = page.split(/[?#]/)[0] ?? page;
		return { href: page, path, name: null, at };
	});
	return [...pages, ...readRecords()].sort((a, b) => b.at - a.at);
}

/** The newest first, each address once. */
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
	return [visit, ...visits.filter((one) => one.href !== visit.href)].slice(0, MOST);
}

export function keepRecord(href: string, path: string, name: string): void {
	writeStored(key(), withVisit(readRecords(), { href, path, name, at: Date.now() }), WEEK_MS);
}

/** Notes each record that is opened while its name is known, because a list on screen shows it. */
export function useRecentRecords(places: MenuPage[]): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const id = new URLSearchParams(search).get("open");
		const place = id ? findMenuPage(places, pathname) : null;
		const name = id && place && nameOnScreen(id, place.item.meta.resource ?? undefined);
		if (name) keepRecord(`${pathname}?open=${id}`, pathname, name);
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
