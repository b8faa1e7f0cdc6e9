/** A lease as it was last read, for whoever shows or changes it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type LeaseDetail, readLease } from "./api";

const keyOf = (id: string) => ["rental/lease/detail", id];

export function useLease(id: string | null) {
	return useQuery({
		queryKey: keyOf(id ?? ""),
		queryFn: () => readLease(id ?? ""),
		enabled: id !== null,
		refetchOnMount: "always",
	});
}

export function useKeepLease(): (lease: LeaseDetail) => void {
	const client = useQueryClient();
	return (lease) => void client.setQueryData(keyOf(lease.id), lease);
}

/** What changed without an answer that carries the lease. */
export function useRereadLease(): (id: string) => void {
	const client = useQueryClient();
	return (id) => void client.invalidateQueries({ queryKey: keyOf(id) });
}
