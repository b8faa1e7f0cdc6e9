/** A notice that somebody named me is about a conversation: it opens there, and says nothing to who is looking at it. */
import { useEffect } from "react";
import { placeNotices } from "@/app/notice/places";
import { openChat } from "../open";
import { isLookingAt } from "./watching";

const NAMED = "chat/conversation";

export function useMentions(): void {
	useEffect(() => placeNotices(NAMED, { open: (id) => void openChat(id), isInSight: isLookingAt }), []);
}
