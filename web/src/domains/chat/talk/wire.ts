/** What a record's page needs to know of its talk before anybody opens it. */
import { get } from "@/kit/http";

export interface TalkFacts {
	/** null while nobody has opened it. */
	id: string | null;
	messages: number;
	closed: boolean;
	following: boolean;
}

export const fetchTalk = (path: string, id: string, signal: AbortSignal) =>
	get("/chat/conversation/ofRecord", { path, id }, { quiet: true, signal });
