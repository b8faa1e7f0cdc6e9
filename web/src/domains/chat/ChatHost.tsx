/** What the chat does while it is closed: it counts, tells of what comes, and sends what waits; the panel when it is open. */
import { lazy, Suspense, useEffect } from "react";
import { loadChunk } from "@/kit/chunk";
import { useLiveStatus } from "@/live/status";
import { setPanel, useChatPanel } from "./open";
import { useInboxFeed } from "./state/inbox";
import { again, closeOutbox, reviveOutbox } from "./state/outbox";
import { useTelling } from "./state/telling";
import { forgetThreads } from "./state/threads";
import { ShareHost } from "./talk/ShareHost";
import { setChatUnread } from "./unread";

const Panel = lazy(() => loadChunk(() => import("./panel/Panel")));

export default function ChatHost() {
	const { data: inbox } = useInboxFeed();
	const unread = inbox?.unread ?? 0;
	const panel = useChatPanel();
	useEffect(() => setChatUnread(unread), [unread]);
	useTelling();
	useSending();
	useEffect(
		() => () => {
			setPanel(0);
			setChatUnread(0);
			forgetThreads();
		},
		[],
	);
	return (
		<>
			{panel !== 0 && (
				<Suspense fallback={null}>
					<Panel kind={panel} />
				</Suspense>
			)}
			<ShareHost />
		</>
	);
}

function useSending(): void {
	const { phase } = useLiveStatus();
	useEffect(() => {
		void reviveOutbox();
		window.addEventListener("online", again);
		return () => {
			window.removeEventListener("online", again);
			closeOutbox();
		};
	}, []);
	useEffect(() => {
		if (phase === "connected") again();
	}, [phase]);
}
