/** A settlement as it was last read, kept true, and its statement while it is being filled. */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Failure } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";
import {
	previewSettlement,
	readSettlement,
	SETTLEMENTS,
	type Settlement,
	type SettlementForm,
	type Statement,
} from "./api";

const keyOf = (id: string) => ["rental/settlement/detail", id];

export function useSettlement(id: string | null) {
	const query = useQuery({
		queryKey: keyOf(id ?? ""),
		queryFn: () => readSettlement(id ?? ""),
		enabled: id !== null,
		refetchOnMount: "always",
	});
	const reread = () => void query.refetch();
	useTopic(`list/${SETTLEMENTS}`, {
		onEvent: (event) => {
			if (id && (event.data as { ids?: string[] }).ids?.includes(id)) reread();
		},
		onResync: reread,
	});
	return query;
}

export function useKeepSettlement(): (settlement: Settlement) => void {
	const client = useQueryClient();
	return (settlement) => {
		client.setQueryData(keyOf(settlement.id), settlement);
		void client.invalidateQueries({ queryKey: ["rows", SETTLEMENTS] });
	};
}

export interface Reckoned {
	statement: Statement | undefined;
	errors: Record<string, string>;
}

/** What the server makes of the form as it is typed; what it refuses stands at its field, beside the last statement. */
export function useStatement(leaseId: string, form: SettlementForm, first: Statement): Reckoned {
	const typed = useDeferredValue(JSON.stringify({ ...form, leaseId }));
	const { data, error } = useQuery({
		queryKey: ["rental/settlement/preview", typed],
		queryFn: ({ signal }) => previewSettlement(JSON.parse(typed), signal),
		placeholderData: keepPreviousData,
		retry: false,
	});
	return { statement: data ?? first, errors: error instanceof Failure ? error.fields : {} };
}
