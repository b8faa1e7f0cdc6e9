/** Says that somebody wrote, to a person who is not looking: a soft sound and the browser's own notice. */
import { showOutside } from "@/engine/notices/browser-notice";
import { fetchReminding, REMINDING_KEY, type Reminding } from "@/engine/notices/wire";
import { queryClient } from "@/kit/query";
import { currentUser } from "@/kit/session";
import { readCell, storedCell, useCell } from "@/kit/state";
import type { EventOf } from "@/live/client";
import { useTopic } from "@/live/useTopic";
import { openChat } from "../open";
import { shouldAlert } from "../store/alert-rule";
import { summaryOf } from "../thread/summary";
import { type Conversation, GROUP, type Preview } from "../wire";
import { INBOX_TOPIC, knownConversation } from "./inbox";
import { arrived } from "./outbox";
import { isLookingAt } from "./watching";

export const soundCell = storedCell<boolean>("CHAT_SOUND", true);
export const useSound = (): boolean => useCell(soundCell);
const QUIET_FOR_MS = 60_000;
const QUIET_NOW_KEY = [...REMINDING_KEY, "now"];
/** So long another window of the person, on whatever machine, needs to say that it is being read there. */
const READ_ELSEWHERE_MS = 700;

export function useAlerts(): void {
	useTopic(INBOX_TOPIC, { onEvent: hear, onResync: () => undefined });
	const askAgain = () => {
		void queryClient.invalidateQueries({ queryKey: REMINDING_KEY });
		// An answer that is on its way is from before, and would count as fresh.
		queryClient.removeQueries({ queryKey: QUIET_NOW_KEY });
	};
	useTopic("user", { onEvent: ({ op }) => op === "notice.setting" && askAgain(), onResync: askAgain });
}

function hear(event: EventOf<"inbox">): void {
	if (event.op !== "message") return;
	const { message, mentioned } = event.data;
	const me = currentUser()?.id;
	if (message.sender.id === me) return void arrived(message);
	const conversation = knownConversation(message.conversationId);
	const looking = isLookingAt(message.conversationId);
	if (shouldAlert(message, { mentioned, muted: conversation?.muted ?? false, looking }))
		void tellOutside(message, conversation);
}

async function tellOutside(message: Preview, conversation: Conversation | undefined): Promise<void> {
	await wait(READ_ELSEWHERE_MS);
	// Asked last: word of quiet hours that just began or ended comes by another topic than the message.
	if (isRead(message) || (await isQuiet())) return;
	if (readCell(soundCell)) void import("./sound").then(({ playSound }) => playSound());
	const { realname } = message.sender;
	const title = conversation && conversation.kind >= GROUP ? `${conversation.name} · ${realname}` : realname;
	showOutside({
		title,
		body: summaryOf(message),
		tag: `chat:${message.conversationId}`,
		onOpen: () => void openChat(message.conversationId),
	});
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const isRead = ({ conversationId, seq }: Preview): boolean =>
	(knownConversation(conversationId)?.lastReadSeq ?? 0) >= seq;

/** The server knows the person's quiet hours and the time; without its word nothing makes a noise. */
async function isQuiet(): Promise<boolean> {
	const setting = await queryClient
		.fetchQuery<Reminding>({
			queryKey: QUIET_NOW_KEY,
			queryFn: ({ signal }) => fetchReminding(signal),
			staleTime: QUIET_FOR_MS,
			retry: false,
		})
		.catch(() => null);
	return setting?.quietNow ?? true;
}
