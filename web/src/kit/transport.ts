/** The wire of one call: its address, headers, envelope and failures, and how often a write is sent until it is answered. */
import { WORDS, wordsOf } from "./catalogue";
import { clientId } from "./client-id";
import { announce, type Loud } from "./failure-notice";
import { endIntent, type Intent, KEY_HEADER } from "./intent";
import { during } from "./notice";
import { readStored } from "./store";
import { locale, type Pair, t } from "./text";

export interface Envelope<T> {
	success: boolean;
	message: string;
	code: number | string;
	result: T;
	timestamp: number;
	id?: string;
	fields?: Record<string, string>;
	loud?: Loud;
	/** The act that this call's changes are remembered as; it can be undone. */
	act?: string | null;
}

export interface Options {
	signal?: AbortSignal;
	/** The caller shows failures itself. */
	quiet?: boolean;
	/** What is wrong when the server does not say it. */
	unsaid?: Pair;
	/** The caller's own name of what it wants, under which it sends it again itself. */
	intent?: string;
	/** False: the caller sends it again itself, or later would be too late. */
	repeats?: boolean;
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** A refused or failed call, with all that a caller needs to help the person on. */
export class Failure extends Error {
	constructor(
		readonly status: number,
		readonly id: string,
		message: string,
		readonly fields: Record<string, string> = {},
		readonly result: unknown = null,
		readonly loud: Loud | null = null,
	) {
		super(message);
	}
}

/** What a call threw; anything else that was thrown becomes a failure without an answer. */
export const failureOf = (error: unknown): Failure =>
	error instanceof Failure
		? error
		: new Failure(0, "network", error instanceof Error ? error.message : String(error));

const TIMEOUT_MS = 900_000;
/** Between a write that got no answer and the next try. */
const PAUSES_MS = [400, 1000, 2000];
const OWN_PREFIX = /risk|doc|workflow|chat/;
/** Pages of one low-code app name it to the server. */
const LOW_APP = /^\/low-app\/([\w-]+)/;
const headContent = (name: string) =>
	globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
export const apiPrefix = headContent("api-prefix") ?? "/boot";

/** The address of the service that another server answers, by the first part of the path; "lk" is all that begin so. */
function hostOf(rooted: string): string | undefined {
	const told = headContent("service-hosts");
	if (!told) return undefined;
	const hosts = new Map(told.split(" ").map((one) => one.split("=") as [string, string]));
	const first = /^\/(\w+)/.exec(rooted)?.[1] ?? "";
	return hosts.get(first) ?? (first.startsWith("lk") ? hosts.get("lk") : undefined);
}

export function apiUrl(path: string): string {
	const rooted = path.startsWith("/") ? path : `/${path}`;
	const host = hostOf(rooted);
	if (host) return host + rooted;
	return OWN_PREFIX.test(rooted) ? rooted : apiPrefix + rooted;
}

/** The address of a stored file, good for img and download links: the session's cookie carries the right to it. */
export function fileUrl(path: string): string {
	if (/^(https?:|data:|blob:)/.test(path)) return path;
	return `${apiPrefix}/sys/common/static/${path.replace(/^\/?(sys\/common\/static\/)?/, "")}`;
}

/** Sent until there is an answer, within reason; after that it is unknown whether it has happened. */
export async function onceOf<T>(write: Intent, exchange: () => Promise<T>, options: Options): Promise<T> {
	try {
		const envelope = await (options.repeats === false ? exchange() : repeatedly(exchange, options));
		endIntent(write);
		return envelope;
	} catch (error) {
		if (!isLost(error)) endIntent(write);
		throw error;
	}
}

/** A write under a key may be repeated, so a short break of the line is waited out. */
async function repeatedly<T>(exchange: () => Promise<T>, options: Options): Promise<T> {
	let over: () => void = () => undefined;
	try {
		for (const [number, pause] of PAUSES_MS.entries()) {
			try {
				return await exchange();
			} catch (error) {
				if (!isLost(error) || options.signal?.aborted || (error as Failure).id === "timeout") throw error;
			}
			if (number === 1) during(WORDS.repeating, new Promise<void>((resolve) => (over = resolve)));
			await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
		}
		return await exchange();
	} finally {
		over();
	}
}

/** No word from the server about this very call. */
function isLost(error: unknown): boolean {
	if (!(error instanceof Failure)) return true;
	if (error.status === 503) return error.id === "http.503" || error.id === "service.unavailable";
	return error.status === 0 || error.status === 502 || error.status === 504;
}

export async function send(
	method: string,
	path: string,
	query: Query | undefined,
	body: unknown,
	options: Options,
	write?: Intent,
): Promise<Response> {
	const timeout = AbortSignal.timeout(TIMEOUT_MS);
	const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
	const form = body instanceof FormData ? body : undefined;
	const json = body !== undefined && !form;
	try {
		return await fetch(apiUrl(path) + queryText(method, path, query), {
			method,
			signal,
			headers: { ...headersOf(path, json), ...(write ? { [KEY_HEADER]: write.key } : {}) },
			body: form ?? (write ? write.text : json ? JSON.stringify(body) : undefined),
		});
	} catch (error) {
		if (options.signal?.aborted) throw error;
		if (timeout.aborted) throw new Failure(0, "timeout", t(WORDS.timeout));
		throw new Failure(0, "network", t(WORDS.network));
	}
}

/** What every call carries. */
export function headersOf(path: string, json = false): Record<string, string> {
	const sent: Record<string, string> = {
		"tenant-id": String(readStored<string | number>("TENANT_ID") ?? 0),
		"X-Client-Id": clientId,
	};
	const token = readStored<string>("Access-Token");
	if (token) sent["X-Access-Token"] = token;
	if (locale() === "en") sent.international = "2";
	const user = OWN_PREFIX.test(path) && readStored<{ id: string }>("Login_Userinfo")?.id;
	if (user) sent["user-id"] = user;
	const app = LOW_APP.exec(location.pathname)?.[1];
	if (app) sent["X-Low-App-ID"] = app;
	if (json) sent["Content-Type"] = "application/json;charset=UTF-8";
	return sent;
}

export function queryText(method: string, path: string, query: Query | undefined): string {
	const pairs = new URLSearchParams();
	for (const [key, value] of Object.entries(query ?? {})) {
		if (value !== null && value !== undefined && value !== "") pairs.set(key, String(value));
	}
	if (method === "GET" && !path.includes("sys/dict/getDictItems")) {
		pairs.set("_t", String(Math.floor(Date.now() / 1000)));
	}
	const text = pairs.toString();
	return text && (path.includes("?") ? `&${text}` : `?${text}`);
}

export function isJson(answer: Response): boolean {
	return (answer.headers.get("content-type") ?? "").includes("json");
}

export async function readEnvelope<T>(answer: Response, options: Options): Promise<Envelope<T>> {
	const text = await readWhole(answer.text(), options);
	const body = fromListing(parseBody<T>(answer, text));
	if (body && answer.ok && body.success !== false && !(Number(body.status) >= 400)) {
		const act = answer.headers.get("X-Act");
		return act ? { ...body, act } : body;
	}
	const code = Number(body?.code ?? body?.status);
	const status = answer.ok ? (code >= 400 ? code : 500) : answer.status;
	const message = body?.message || t(options.unsaid ?? wordsOf(status));
	throw new Failure(status, body?.id ?? `http.${status}`, message, body?.fields, body?.result, body?.loud);
}

type Body<T> = Envelope<T> & { status?: number };

/** Other services of the family answer a list as `code` and `data.list`, `data.totalRecord` (spec section 3). */
function fromListing<T>(body: Body<T> | null): Body<T> | null {
	const data = (body as { data?: { list?: unknown; totalRecord?: unknown } } | null)?.data;
	if (!body || body.success !== undefined || !Array.isArray(data?.list)) return body;
	const success = [0, 200].includes(Number(body.code));
	const page = { records: data.list, total: Number(data.totalRecord ?? data.list.length) };
	return { ...body, success, result: page as T };
}

/** Broken off half-way, by the network or by leaving the page, is no answer: nothing was refused. */
export async function readWhole<T>(reading: Promise<T>, options: Options): Promise<T> {
	try {
		return await reading;
	} catch (error) {
		if (options.signal?.aborted) throw error;
		throw new Failure(0, "network", t(WORDS.network));
	}
}

/** A refused download is an envelope too, but may come as a plain blob, and from older services with `status`. */
function parseBody<T>(answer: Response, text: string): Body<T> | null {
	if (!isJson(answer) && answer.ok) return null;
	try {
		const body: unknown = JSON.parse(text);
		return typeof body === "object" ? (body as Envelope<T>) : null;
	} catch {
		return null;
	}
}

/** Shows a failure as loudly as its kind asks; for those who asked quietly and then want it said after all. */
export function tellFailure(failure: unknown, quiet = false): void {
	if (!(failure instanceof Failure)) return;
	const needs = (failure.result as { needs?: string } | null)?.needs ?? null;
	announce({ ...failure, message: failure.message, needs }, quiet);
}
