/** What the chat's calls carry, and the calls themselves; ids are texts, times as everywhere on the wire. */
import type { Calls, Shapes } from "@/gen/api";
import { get, post, put } from "@/kit/http";
import type { Options } from "@/kit/transport";
import type { Colleagues } from "./store/colleagues";

export type Sender = Shapes["ChatSender"];
/** Somebody as lists of people show them; not every list says in which department they are. */
export type Person = Sender & { depart?: string | null };
export type Role = Shapes["ChatMember"]["role"];

/** One talk between two, of a group, about a record. */
export const SINGLE = 1;
export const GROUP = 2;
export const RECORD = 3;

export type RecordLink = Shapes["ChatRecord"];
export type Conversation = Shapes["ChatConversation"];
export type ConversationKind = Conversation["kind"];
export type Media = Shapes["ChatMedia"];
export type Quote = Shapes["ChatQuote"];
export type Reaction = Shapes["ChatReaction"];
export type Message = Shapes["ChatMessage"];
export type MessageKind = Message["kind"];
/** What a line in a list shows of a message: its words cut short, of a file the name. */
export type Preview = Shapes["ChatPreview"];
export type Member = Shapes["ChatMember"];
export type Inbox = Shapes["ChatInbox"];
export type Page = Shapes["ChatPage"];
export type Changes = Shapes["ChatChanges"];
export type Friendship = NonNullable<Shapes["ChatFriend"]["status"]>;
export type Friend = Shapes["ChatFriend"];

export type Outgoing = Shapes["Send"] & {
	kind: Exclude<Shapes["Send"]["kind"], "card" | undefined>;
	body: string;
};

/** History comes in pages of ten. */
export const PAGE_SIZE = 10;
export const MOST_LETTERS = 4000;
export const RECALL_MS = 120_000;

/** Trouble with the chat is not shouted: a failed own message says so where it stands. */
const QUIET: Options = { quiet: true };
/** What is sent again here, or is soon out of date. */
const AGAIN: Options = { quiet: true, repeats: false };
const CONVERSATION = "/chat/conversation";
const MESSAGE = "/chat/message";
const silent = (signal?: AbortSignal): Options => (signal ? { ...QUIET, signal } : QUIET);

export const fetchInbox = (signal?: AbortSignal) => get(`${CONVERSATION}/list`, undefined, silent(signal));
export const fetchConversation = (id: string) => get(`${CONVERSATION}/one`, { id }, QUIET);
export const openSingle = (userId: string) => post(`${CONVERSATION}/single`, { userId });
export const openRecord = (path: string, id: string) => post(`${CONVERSATION}/record`, { path, id });
export const makeGroup = (userIds: string[], name?: string) =>
	post(`${CONVERSATION}/group`, { userIds, ...(name ? { name } : {}) });
export const editConversation = (id: string, change: { name?: string; avatar?: string | null }) =>
	put(`${CONVERSATION}/edit`, { id, ...change });

type ActName =
	| "addMembers"
	| "removeMember"
	| "handOver"
	| "setRole"
	| "leave"
	| "hide"
	| "mute"
	| "pin"
	| "follow"
	| "close";
type Acting<A extends ActName> = Calls[`POST /chat/conversation/${A}`];

/** Everything one does to a conversation as a whole; answered with how it is then, if one still belongs to it. */
export const actOn = <A extends ActName>(
	id: string,
	{ act, ...rest }: { act: A } & Omit<Acting<A>["body"], "id">,
): Promise<Acting<A>["result"]> => post(`${CONVERSATION}/${act}`, { id, ...rest } as never) as never;

export const fetchPresent = async (signal?: AbortSignal): Promise<Colleagues> =>
	(await get("/chat/person/present", undefined, silent(signal))).people;
export const fetchMembers = (id: string, signal?: AbortSignal) =>
	get(`${CONVERSATION}/members`, { id }, silent(signal));
export const sendRead = (id: string, seq: number) => post(`${CONVERSATION}/read`, { id, seq }, AGAIN);
export const keepDraft = (id: string, draft: string) => put(`${CONVERSATION}/draft`, { id, draft }, AGAIN);

export type Where = { before: number } | { after: number } | { around: number } | Record<string, never>;

export const fetchPage = (conversationId: string, where: Where = {}, limit = PAGE_SIZE) =>
	get(`${MESSAGE}/list`, { conversationId, limit, ...where }, QUIET);
export const fetchChanges = (conversationId: string, since: number) =>
	get(`${MESSAGE}/changes`, { conversationId, since, limit: 200 }, QUIET);
export const findDate = (conversationId: string, date: string) =>
	get(`${MESSAGE}/atDate`, { conversationId, date }, QUIET);
export const sendMessage = (message: Outgoing) => post(`${MESSAGE}/send`, message, AGAIN);
export const editMessage = (id: string, body: string) => put(`${MESSAGE}/edit`, { id, body });
export const recallMessage = (id: string) => post(`${MESSAGE}/recall`, { id });
export const reactTo = (id: string, emoji: string, on: boolean) =>
	post(`${MESSAGE}/react`, { id, emoji, on });
export const forwardMessages = (ids: string[], conversationIds: string[], clientId: string) =>
	post(`${MESSAGE}/forward`, { ids, conversationIds, clientId });

export const sendLater = (message: Outgoing, sendAt: string) =>
	post("/chat/later/add", { ...message, sendAt });
