/** Choices for reference fields: searched on the server, with the labels of what is chosen already. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { get } from "@/kit/http";

export interface RefOption {
	value: string;
	text: string;
	parentId?: string | null;
	isLeaf?: boolean;
}

const FRESH_MS = 30_000;

export function useOptions(path: string, keyword: string, enabled: boolean, pageSize = 50) {
	return useQuery({
		queryKey: ["options", path, keyword, pageSize],
		queryFn: ({ signal }) =>
			get<RefOption[]>("/sys/engine/options", { path, keyword, pageSize }, { signal, quiet: true }),
		enabled,
		staleTime: FRESH_MS,
	});
}

/** What is right below a row of a tree. */
export const levelOf = (path: string, pid: string) =>
	queryOptions({
		queryKey: ["options", path, "below", pid],
		queryFn: ({ signal }) => get<RefOption[]>("/sys/engine/options", { path, pid }, { signal, quiet: true }),
		staleTime: FRESH_MS,
	});

export const useLevel = (path: string, pid: string, enabled: boolean) =>
	useQuery({ ...levelOf(path, pid), enabled });

/** Labels of chosen ids that no search has brought yet. */
export function useLabels(path: string, ids: string[]) {
	return useQuery({
		queryKey: ["options", path, "ids", [...ids].sort().join(",")],
		queryFn: ({ signal }) =>
			get<RefOption[]>("/sys/engine/options", { path, ids: ids.join(",") }, { signal, quiet: true }),
		enabled: ids.length > 0,
		staleTime: FRESH_MS,
	});
}
