/** What the chat does while it is closed: it counts, tells of what comes, and sends what waits; the panel when it is open. */
import { useEffect } from "react";
import { useLiveStatus } from "@/live/status";
import { late } from "./late";
import { setPanel, useChatPanel } from "./open";
import { useWayBack } from "./panel/useWayBack";
import { useAttendance, useColleaguesFeed } from "./state/colleagues";
import { forgetDrafts, tellDraftsAgain } from "./state/drafts";
import { useInboxFeed } from "./state/inbox";
import { useMentions } from "./state/mentions";
import { again, closeOutbox, reviveOutbox } from "./state/outbox";
import { useTelling } from "./state/telling";
import { forgetThreads } from "./state/threads";
import { ShareHost } from "./talk/ShareHost";
import { setChatUnread } from "./unread";

const Panel = late(() => import("./panel/Panel"));

export default function ChatHost() {
	const { data: inbox } = useInboxFeed();
	const unread = inbox?.unread ?? null;
	const panel = useChatPanel();
	useEffect(() => setChatUnread(unread), [unread]);
	useTelling();
	useColleaguesFeed();
	useAttendance();
	useMentions();
	useWayBack();
	useSending();
	useEffect(
		() => () => {
			setPanel(0);
			setChatUnread(null);
			forgetThreads();
			forgetDrafts();
		},
		[],
	);
	return (
		<>
			{panel !== 0 && <Panel kind={panel} />}
			<ShareHost />
		</>
	);
}

function goOn(): void {
	again();
	tellDraftsAgain();
}

function useSending(): void {
	const { phase } = useLiveStatus();
	useEffect(() => {
		void reviveOutbox();
		window.addEventListener("online", goOn);
		return () => {
			window.removeEventListener("online", goOn);
			closeOutbox();
		};
	}, []);
	useEffect(() => {
		if (phase === "connected") goOn();
	}, [phase]);
}
