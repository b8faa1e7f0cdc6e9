/** Who is in a conversation, how far each has read, and who is typing. */
import { useQuery } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { queryClient } from "@/kit/query";
import { fetchMembers, type Member } from "../wire";

export const membersKey = (id: string) => ["chat", "members", id] as const;

export function useMembers(id: string | null): Member[] | undefined {
	const { data } = useQuery<Member[]>({
		queryKey: membersKey(id ?? ""),
		queryFn: ({ signal }) => fetchMembers(id ?? "", signal),
		enabled: id !== null,
		staleTime: 30_000,
		retry: false,
	});
	return data;
}

export const readMembersAgain = (id: string): void =>
	void queryClient.invalidateQueries({ queryKey: membersKey(id) });

/** Somebody has read on: told by the topic. */
export function hearRead(id: string, { userId, seq }: Shapes["ChatRead"]): void {
	queryClient.setQueryData<Member[]>(membersKey(id), (members) =>
		members?.map((one) =>
			one.id === userId ? { ...one, lastReadSeq: Math.max(one.lastReadSeq, seq) } : one,
		),
	);
}
