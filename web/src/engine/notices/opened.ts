/** Which notice is open in front of the person, and which reminders stand in the corner. */
import { queryClient } from "@/kit/query";
import { cell, changeCell, readCell, useCell, writeCell } from "@/kit/state";
import { openDestination } from "./destinations";
import { type BellContent, markRead, type Notice } from "./wire";

const openCell = cell<Notice | null>(null);
const remindersCell = cell<Notice[]>([]);

export const BELL_KEY = "bell";
export const MINE_KEY = "my-notices";

export const useOpenNotice = () => useCell(openCell);
export const useReminders = () => useCell(remindersCell);

/** Opens it and marks it read; the counts go down at once, the server's word follows. */
export function openNotice(notice: Notice): void {
	dropReminder(notice.id);
	if (!openDestination(notice)) writeCell(openCell, notice);
	if (notice.readFlag === "1") return;
	queryClient.setQueriesData<BellContent>({ queryKey: [BELL_KEY] }, (old) => old && without(old, notice.id));
	markRead(notice.id)
		.catch(() => undefined)
		.finally(refreshNotices);
}

export function closeNotice(): void {
	writeCell(openCell, null);
}

export function refreshNotices(): void {
	void queryClient.invalidateQueries({ queryKey: [BELL_KEY] });
	void queryClient.invalidateQueries({ queryKey: [MINE_KEY] });
}

const MOST_REMINDERS = 3;

/** The newest few stand in the corner; the bell has them all. */
export function remindOf(notices: Notice[]): void {
	if (notices.length === 0) return;
	changeCell(remindersCell, (old) =>
		[...old.filter((one) => !notices.some(({ id }) => id === one.id)), ...notices].slice(-MOST_REMINDERS),
	);
}

export function dropReminder(id: string): void {
	if (readCell(remindersCell).some((one) => one.id === id))
		changeCell(remindersCell, (old) => old.filter((one) => one.id !== id));
}

/** Reminders of what is no longer unread have said their piece. */
export function keepReminders(unread: ReadonlySet<string>): void {
	if (readCell(remindersCell).some(({ id }) => !unread.has(id)))
		changeCell(remindersCell, (old) => old.filter(({ id }) => unread.has(id)));
}

export const isOpen = (id: string): boolean => readCell(openCell)?.id === id;

/** Another person may sign in at this window. */
export function forgetNotices(): void {
	writeCell(openCell, null);
	writeCell(remindersCell, []);
}

function without(content: BellContent, id: string): BellContent {
	const [annt, sys] = [content.anntMsgList, content.sysMsgList];
	const has = (list: Notice[]) => (list.some((one) => one.id === id) ? 1 : 0);
	return {
		anntMsgList: annt.filter((one) => one.id !== id),
		anntMsgTotal: content.anntMsgTotal - has(annt),
		sysMsgList: sys.filter((one) => one.id !== id),
		sysMsgTotal: content.sysMsgTotal - has(sys),
	};
}
