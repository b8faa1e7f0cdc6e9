/** What one does to a message: it shows at once, and is as before when the server refuses. */
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { take, threadNow } from "../state/threads";
import { momentOf } from "../store/rows";
import { type Message, RECALL_MS, reactTo, recallMessage } from "../wire";
import { rememberText } from "./recalled";
import { bodyOf } from "./summary";

export async function react(message: Message, emoji: string, me: string): Promise<void> {
	const given = message.reactions.find((one) => one.emoji === emoji);
	const on = !given?.users.some(({ id }) => id === me);
	await reactTo(message.id, emoji, on).then(take, () => undefined);
}

export async function recall(message: Message): Promise<void> {
	const text = message.kind === "text" ? message.body : "";
	const answer = await recallMessage(message.id).catch(() => null);
	if (!answer) return;
	if (text) rememberText(message.id, text);
	take(answer);
}

/** The server decides by its own clock; this only keeps a dead offer off the menu. */
export const mayRecall = (message: Message, me: string, now = Date.now()): boolean =>
	message.sender.id === me &&
	message.kind !== "system" &&
	!message.recalledAt &&
	now - momentOf(message.at) < RECALL_MS;

export async function copy(message: Message): Promise<void> {
	try {
		await navigator.clipboard.writeText(bodyOf(message));
		toast("success", "已复制 | Copied");
	} catch {
		toast(
			"warning",
			t("此浏览器不能复制，请选中文字后复制 | This browser cannot copy; select the text instead"),
		);
	}
}

export const messagesOf = (conversationId: string, ids: ReadonlySet<string>): Message[] =>
	(threadNow(conversationId)?.messages ?? []).filter(({ id }) => ids.has(id));
