/** The calls of what leases owe; their shapes are the server's. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";
import { useLiveQuery } from "@/live/useLiveQuery";

export type Aging = Shapes["AgingShape"];
export type AgedItem = Shapes["AgedItemShape"];
export type OpenItems = Shapes["OpenItemsShape"];
export type Bucket = Shapes["BucketShape"]["code"];
export type Payment = Shapes["PayBills"];
export type Paid = Shapes["PaidBillsShape"];

/** What is looked at: the figures follow all but the bucket and the page. */
export interface Asked {
	date: string;
	communityId: string;
	renterId: string;
	bucket: Bucket | "late" | "";
	pageNo: number;
}

export const PAGE_SIZE = 20;
const LATE: readonly Bucket[] = ["d7", "d15", "d30", "d60", "d90", "over"];
const ARREARS = "arrears";

const figuresAsked = ({ date, communityId, renterId }: Asked) => ({ date, communityId, renterId });

export function useAging(asked: Asked) {
	const query = figuresAsked(asked);
	return useLiveQuery({
		key: [ARREARS, "figures", query],
		anew: [ARREARS],
		topic: "list/rental/bill",
		keep: true,
		fetch: (signal) => get("/rental/arrears", query, { quiet: true, signal }),
		apply: () => "refetch",
	});
}

export function useAgedItems(asked: Asked) {
	const { bucket, pageNo } = asked;
	const query = {
		...figuresAsked(asked),
		bucket: bucket === "late" ? LATE.join(",") : bucket,
		pageNo,
		pageSize: PAGE_SIZE,
	};
	return useLiveQuery({
		key: [ARREARS, "items", query],
		anew: [ARREARS],
		topic: "list/rental/bill",
		keep: true,
		fetch: (signal) => get("/rental/arrears/items", query, { quiet: true, signal }),
		apply: () => "refetch",
	});
}

export function useOpenItems(leaseId: string) {
	return useQuery({
		queryKey: [ARREARS, "open", leaseId],
		queryFn: ({ signal }) => get("/rental/receivable/items", { leaseId }, { quiet: true, signal }),
		refetchOnMount: "always",
	});
}

/** What was paid shows everywhere: in the figures and in the leases. */
export function useRereadArrears(): () => void {
	const client = useQueryClient();
	return () => {
		void client.invalidateQueries({ queryKey: [ARREARS] });
		void client.invalidateQueries({ queryKey: ["rental/lease/detail"] });
	};
}

export const payBills = (body: Payment) => post("/rental/receivable/pay", body, { quiet: true });

/** Prepaid money of a lease pays some of its bills. */
export const payFromPrepaid = (body: Shapes["UsePrepaid"]) =>
	post("/rental/lease/allocate", body, { quiet: true });

export const remind = (ids: string[]) => post("/rental/dunning/remind", { ids }, { quiet: true });
