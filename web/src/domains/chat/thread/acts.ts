/** What the rows of a thread may ask of it, without being drawn anew when it changes. */
import { createContext, useContext } from "react";
import type { ConversationKind, Message } from "../wire";

export interface ThreadActs {
	me: string;
	kind: ConversationKind;
	reply(message: Message): void;
	edit(message: Message): void;
	/** To the message of this number, wherever it is. */
	jump(seq: number): void;
	menu(message: Message, at: { x: number; y: number }): void;
	react(message: Message, emoji: string): void;
	turn(message: Message): void;
	/** Takes the text of one's own recalled message into the box again. */
	rewrite(text: string): void;
	seen(message: Message): void;
	pictures(): string[];
}

const Acts = createContext<ThreadActs | null>(null);
export const ActsProvider = Acts.Provider;

/** Names that may be called here; they come after the first messages. */
const Names = createContext<readonly string[]>([]);
export const NamesProvider = Names.Provider;
export const useCallable = (): readonly string[] => useContext(Names);

export function useActs(): ThreadActs {
	const acts = useContext(Acts);
	if (!acts) throw new Error("a message outside a thread");
	return acts;
}
