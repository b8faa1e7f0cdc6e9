/** What a record's page needs to know of its talk before anybody opens it. */
import type { Shapes } from "@/gen/api";
import { get } from "@/kit/http";

export type TalkFacts = Shapes["ChatTalkFacts"];

export const fetchTalk = (path: string, id: string, signal: AbortSignal) =>
	get("/chat/conversation/ofRecord", { path, id }, { quiet: true, signal });
