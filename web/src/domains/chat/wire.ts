/** What the chat's calls carry, and the calls themselves; ids are texts, times as everywhere on the wire. */
import { get, getAt, type Options, post, postAt, put, type Query } from "@/kit/http";
import type { Two } from "@/kit/text";
import type { Colleagues } from "./store/colleagues";

export interface Person {
	id: string;
	username: string;
	realname: string;
	avatar: string | null;
	depart?: string | null;
}

export type Sender = Pick<Person, "id" | "username" | "realname" | "avatar">;
export type Role = "owner" | "admin" | "member";

/** One talk between two, of a group, about a record. */
export const SINGLE = 1;
export const GROUP = 2;
export const RECORD = 3;
export type ConversationKind = typeof SINGLE | typeof GROUP | typeof RECORD;

export interface RecordLink {
	path: string;
	id: string;
	title?: string;
	route?: string | null;
}

export interface Conversation {
	id: string;
	kind: ConversationKind;
	name: string;
	avatar: string | null;
	peer?: Person | null;
	record?: RecordLink | null;
	owner?: string | null;
	role: Role | null;
	members: number;
	muted: boolean;
	pinned: boolean;
	closed: boolean;
	closedBy?: string | null;
	lastSeq: number;
	rev: number;
	lastReadSeq: number;
	unread: number;
	/** An unread message names me. */
	mentioned: boolean;
	last: Preview | null;
	lastAt: string | null;
	draft: string | null;
	draftAt: string | null;
}

export type MessageKind = "text" | "image" | "voice" | "file" | "card" | "system";

export interface Media {
	path: string;
	name: string;
	size: number;
	mime: string;
	width?: number | null;
	height?: number | null;
	preview?: string | null;
	seconds?: number | null;
	wave?: number[] | null;
}

export interface Quote {
	id: string;
	seq: number;
	sender: string;
	kind: MessageKind;
	body: string;
	recalled: boolean;
}

export interface Reaction {
	emoji: string;
	users: Array<{ id: string; realname: string }>;
}

export interface Message {
	id: string;
	conversationId: string;
	seq: number;
	rev: number;
	clientId: string | null;
	sender: Sender;
	kind: MessageKind;
	body: string;
	/** Of what the system says, in both languages. */
	words?: Two | null;
	media: Media | null;
	replyTo: Quote | null;
	/** Ids of people, or "all". */
	mentions: string[];
	reactions: Reaction[];
	editedAt: string | null;
	recalledAt: string | null;
	forwardedFrom: string | null;
	at: string;
}

/** What a line in a list shows of a message: its words cut short, of a file the name. */
export type Preview = Pick<
	Message,
	| "id"
	| "conversationId"
	| "seq"
	| "rev"
	| "clientId"
	| "sender"
	| "kind"
	| "body"
	| "words"
	| "editedAt"
	| "recalledAt"
	| "at"
> & { media: Pick<Media, "name"> | null };

export interface Member extends Person {
	role: Role;
	lastReadSeq: number;
}

export interface Inbox {
	conversations: Conversation[];
	unread: number;
	/** How many messages wait to be sent later. */
	later: number;
}

export interface Page {
	messages: Message[];
	hasBefore: boolean;
	hasAfter: boolean;
	rev: number;
	lastSeq: number;
}

export interface Changes {
	messages: Message[];
	rev: number;
	more: boolean;
	/** Older ones are not kept any more. */
	firstSeq: number;
}

export interface Outgoing {
	conversationId: string;
	clientId: string;
	kind: "text" | "image" | "voice" | "file";
	body: string;
	media?: { path: string; seconds?: number; wave?: number[] };
	replyTo?: string;
	mentions?: string[];
}

export type Friendship = "requested" | "asked" | "accepted" | "refused" | "removed";

export interface Friend extends Person {
	remark: string | null;
	status: Friendship;
}

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
export const makeGroup = (userIds: readonly string[], name?: string) =>
	postAt<Conversation>(`${CONVERSATION}/group`, { userIds, ...(name ? { name } : {}) });
export const editConversation = (id: string, change: { name?: string; avatar?: string | null }) =>
	put(`${CONVERSATION}/edit`, { id, ...change });

type Act =
	| { act: "addMembers"; userIds: string[] }
	| { act: "removeMember" | "handOver"; userId: string }
	| { act: "setRole"; userId: string; role: Role }
	| { act: "leave" | "hide" }
	| { act: "mute"; muted: boolean }
	| { act: "pin"; pinned: boolean }
	| { act: "follow"; follow: boolean }
	| { act: "close"; closed: boolean };

/** Everything one does to a conversation as a whole; answered with how it is then. */
export const actOn = (id: string, { act, ...rest }: Act) =>
	postAt<Conversation>(`${CONVERSATION}/${act}`, { id, ...rest });

export const fetchPresent = async (signal?: AbortSignal): Promise<Colleagues> =>
	(await get("/chat/person/present", undefined, silent(signal))).people;
export const fetchMembers = (id: string, signal?: AbortSignal) =>
	get(`${CONVERSATION}/members`, { id }, silent(signal));
export const sendRead = (id: string, seq: number) => post(`${CONVERSATION}/read`, { id, seq }, AGAIN);
export const keepDraft = (id: string, draft: string) => put(`${CONVERSATION}/draft`, { id, draft }, AGAIN);

export type Where = { before: number } | { after: number } | { around: number } | Record<string, never>;

export const fetchPage = (conversationId: string, where: Where = {}, limit = PAGE_SIZE) =>
	getAt<Page>(`${MESSAGE}/list`, { conversationId, limit, ...where } as Query, QUIET);
export const fetchChanges = (conversationId: string, since: number) =>
	get(`${MESSAGE}/changes`, { conversationId, since, limit: 200 }, QUIET);
export const findDate = (conversationId: string, date: string) =>
	get(`${MESSAGE}/atDate`, { conversationId, date }, QUIET);
export const sendMessage = (message: Outgoing) => post(`${MESSAGE}/send`, message, AGAIN);
export const editMessage = (id: string, body: string) => put(`${MESSAGE}/edit`, { id, body });
export const recallMessage = (id: string) => post(`${MESSAGE}/recall`, { id });
export const reactTo = (id: string, emoji: string, on: boolean) =>
	post(`${MESSAGE}/react`, { id, emoji, on });
export const forwardMessages = (
	ids: readonly string[],
	conversationIds: readonly string[],
	clientId: string,
) => postAt<Message[]>(`${MESSAGE}/forward`, { ids, conversationIds, clientId });

export const sendLater = (message: Outgoing, sendAt: string) =>
	post("/chat/later/add", { ...message, sendAt });
