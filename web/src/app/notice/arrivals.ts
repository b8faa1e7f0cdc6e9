/** Which of the unread are new since the last look: a list that moves up after a read is no news. */
import type { BellContent, Notice } from "./wire";

export interface Seen {
	/** The latest sending that was looked at. */
	mark: string;
	ids: ReadonlySet<string>;
}

export const unreadOf = (content: BellContent): Notice[] => [...content.anntMsgList, ...content.sysMsgList];

export function look(content: BellContent, before: Seen | null): { seen: Seen; arrived: Notice[] } {
	const unread = unreadOf(content);
	const arrived = before
		? unread.filter(
				({ id, sendTime }) => sendTime > before.mark || (sendTime === before.mark && !before.ids.has(id)),
			)
		: [];
	const mark = unread.reduce(
		(latest, { sendTime }) => (sendTime > latest ? sendTime : latest),
		before?.mark ?? "",
	);
	const ids = new Set(before?.ids);
	for (const { id } of unread) ids.add(id);
	return { seen: { mark, ids }, arrived };
}
