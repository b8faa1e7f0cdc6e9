/** Saved views: what a list looks like, under a name, kept on the server for one's own and shared with roles. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { get, post, put, remove } from "@/kit/http";
import { useTopic } from "@/live/useTopic";
import type { Describe } from "../describe";
import type { ColumnLayout, Density, Layout } from "../list/layout";
import { activeFilters, EMPTY, type ListState, type SortLevel } from "../list/list-state";
import { type Group, readGroup } from "../query/conditions";

/** What a view keeps; the server stores the words of the list's own state as they are. */
export type ViewContent = Omit<
	Shapes["StoredView"],
	"columns" | "filters" | "superQuery" | "sort" | "density"
> & {
	columns: ColumnLayout[];
	filters: Record<string, string>;
	superQuery: Group | null;
	sort: SortLevel[];
	density: Density | null;
};
export type SavedView = Omit<Shapes["SavedViewShape"], "content"> & { content: ViewContent };

/** With whom, and whether it is what they begin with. */
export type Shared = Pick<SavedView, "roleIds" | "roleDefault">;

export const PRIVATE: Shared = { roleIds: [], roleDefault: false };

const key = (path: string) => ["views", path];
const TOPIC = "list/sys/view";

export function useViews(path: string): { views: SavedView[]; ready: boolean; refresh: () => void } {
	const client = useQueryClient();
	const { data, isPending } = useQuery({
		queryKey: key(path),
		queryFn: ({ signal }) => get("/sys/view/mine", { path }, { signal, quiet: true }) as Promise<SavedView[]>,
		staleTime: 60_000,
	});
	const refresh = () => void client.invalidateQueries({ queryKey: key(path) });
	useTopic(TOPIC, { onEvent: refresh, onResync: () => undefined });
	return { views: data ?? [], ready: !isPending, refresh };
}

export const addView = (path: string, title: string, content: ViewContent, shared: Shared) =>
	post(
		"/sys/view/add",
		{ path, title, content: stored(content), ...shared },
		{ quiet: true },
	) as Promise<SavedView>;

export const editView = (
	view: SavedView,
	{ content, ...part }: { title?: string; content?: ViewContent } & Partial<Shared>,
) =>
	put(
		"/sys/view/edit",
		{ id: view.id, version: view.rowVersion, ...part, ...(content ? { content: stored(content) } : {}) },
		{ quiet: true },
	) as Promise<SavedView>;

const stored = (content: ViewContent) => content as Shapes["ViewContent"];

export const deleteView = (id: string) => remove("/sys/view/delete", { id }, { quiet: true });

export const chooseDefault = (path: string, id: string | null) =>
	post("/sys/view/default", { path, id }, { quiet: true });

/** What is on screen, as a view keeps it. */
export function contentOf(describe: Describe, state: ListState, layout: Layout): ViewContent {
	const kept = new Set(activeFilters(describe, state.filters).map((field) => field.key));
	const filters = Object.entries(state.filters).filter(([name]) =>
		kept.has(name.replace(/_(begin|end|below)$/, "")),
	);
	return {
		columns: layout.columns ?? [],
		filters: Object.fromEntries(filters),
		superQuery: state.query,
		sort: state.sort,
		density: layout.density,
		pageSize: state.size,
	};
}

/** The list's state under a view. */
export function stateOf(view: SavedView): Partial<ListState> {
	const { filters, superQuery, sort, pageSize } = view.content;
	return {
		view: view.id,
		filters: filters ?? {},
		query: readGroup(superQuery),
		sort: sort ?? [],
		size: pageSize || EMPTY.size,
		page: 1,
	};
}

export function layoutOf({ content }: SavedView): Layout {
	return { columns: content.columns?.length ? content.columns : null, density: content.density ?? null };
}

/** Whether what is on screen differs from what the view keeps. */
export function differs(view: SavedView, now: ViewContent): boolean {
	const plain = ({ columns, filters, superQuery, sort, density, pageSize }: ViewContent) =>
		JSON.stringify([
			columns ?? [],
			Object.entries(filters ?? {}).sort(),
			readGroup(superQuery),
			sort ?? [],
			density ?? null,
			pageSize || EMPTY.size,
		]);
	return plain(view.content) !== plain(now);
}
