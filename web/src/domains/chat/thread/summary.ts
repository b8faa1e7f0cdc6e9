/** A message in one line: in the list, in a quote, in the browser's notice. */
import { locale, t } from "@/kit/text";
import type { Message, MessageKind } from "../wire";

type Summed = Pick<Message, "kind" | "body"> & {
	recalledAt?: string | null;
	recalled?: boolean;
	words?: Message["words"];
	media?: { name: string } | null;
};

const MARKS: Readonly<Partial<Record<MessageKind, () => string>>> = {
	image: () => t("[图片] | [Picture]"),
	voice: () => t("[语音] | [Voice]"),
	file: () => t("[文件] | [File]"),
};

export function summaryOf(message: Summed): string {
	if (message.recalledAt || message.recalled) return t("已撤回一条消息 | Message taken back");
	const mark = MARKS[message.kind]?.();
	const body = bodyOf(message).replace(/\s+/g, " ").trim();
	if (!mark) return body;
	return [mark, body || (message.kind === "file" ? (message.media?.name ?? "") : "")]
		.filter(Boolean)
		.join(" ");
}

/** What the system says comes in both languages. */
export const bodyOf = ({ body, words }: Pick<Summed, "body" | "words">): string => words?.[locale()] ?? body;
