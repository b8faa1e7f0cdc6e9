/** One's friends and requests, read anew when the inbox says that one changed. */
import { currentUser } from "@/kit/session";
import { locale } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { type FriendLine, fetchFriendLines } from "./wire";

export const useFriends = () =>
	useLiveQuery<FriendLine[]>({
		key: ["chat", "friends", locale()],
		topic: currentUser() ? "inbox" : null,
		fetch: (signal) => fetchFriendLines(signal),
		apply: (lines, event) => (event.op === "friend" ? "refetch" : lines),
	});
