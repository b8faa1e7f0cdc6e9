/** How much waits unread for this person, by where it waits: the bell and the chat count, the window's title and others show it. */
import { cell, changeCell, useCell } from "./state";

type Place = "notices" | "chat";

const unreadCell = cell<Readonly<Record<Place, number>>>({ notices: 0, chat: 0 });

export const setUnread = (place: Place, count: number): void =>
	changeCell(unreadCell, (all) => (all[place] === count ? all : { ...all, [place]: count }));
export const useUnread = (place: Place): number => useCell(unreadCell)[place];
export const useAllUnread = (): number => {
	const all = useCell(unreadCell);
	return all.notices + all.chat;
};
