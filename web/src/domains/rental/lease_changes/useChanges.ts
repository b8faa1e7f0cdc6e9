/** Changes as they were last read, and read again as soon as anything about them changes. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Failure } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";
import { type ChangePreview, previewChange, readChange, readChangesOf } from "./api";
import { bodyOf, type Draft, isReady } from "./draft";

export const CHANGES = "rental/leaseChange";

export function useChange(id: string) {
	const read = useQuery({
		queryKey: [`${CHANGES}/detail`, id],
		queryFn: () => readChange(id),
		refetchOnMount: "always",
	});
	useReread(read.refetch);
	return read;
}

export function useChangesOf(leaseId: string) {
	const read = useQuery({
		queryKey: [`${CHANGES}/ofLease`, leaseId],
		queryFn: () => readChangesOf(leaseId),
		refetchOnMount: "always",
	});
	useReread(read.refetch);
	return read;
}

function useReread(refetch: () => unknown): void {
	useTopic(`list/${CHANGES}`, { onEvent: () => void refetch(), onResync: () => void refetch() });
}

export interface PreviewState {
	answer: ChangePreview | undefined;
	errors: Record<string, string>;
	problem: string | null;
	busy: boolean;
}

/** What the change would do, worked out by the server's rule while the form is being filled. */
export function useChangePreview(leaseId: string, draft: Draft, changeId?: string): PreviewState {
	const body = { ...bodyOf(leaseId, draft), changeId: changeId ?? null };
	const wanted = useDeferredValue(JSON.stringify(body));
	const { data, error, isPlaceholderData, isFetching } = useQuery({
		queryKey: [`${CHANGES}/preview`, wanted],
		queryFn: ({ signal }) => previewChange(JSON.parse(wanted), signal),
		enabled: isReady(draft),
		placeholderData: keepPreviousData,
		retry: false,
	});
	const answer = isPlaceholderData && !isReady(draft) ? undefined : data;
	if (!(error instanceof Failure)) return { answer, errors: {}, problem: null, busy: isFetching };
	const problem = Object.keys(error.fields).length === 0 ? error.message : null;
	return { answer: undefined, errors: error.fields, problem, busy: isFetching };
}
