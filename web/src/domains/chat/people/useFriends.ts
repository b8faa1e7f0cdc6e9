/** One's friends and requests, read anew when the inbox says that one changed. */
import { currentUser } from "@/kit/session";
import { locale } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { fetchFriendLines } from "./wire";

export const useFriends = () =>
	useLiveQuery({
		key: ["chat", "friends", locale()],
		topic: currentUser() ? "inbox" : null,
		fetch: (signal) => fetchFriendLines(signal),
		apply: (lines, event) => (event.op === "friend" ? "refetch" : lines),
	});
