/** The calls of the server, typed by what it declares: what each takes and answers follows from its path. */
import type { Calls } from "@/gen/api";
import { WORDS } from "./catalogue";
import { beginIntent } from "./intent";
import { readStored } from "./store";
import { t } from "./text";
import {
	type Envelope,
	Failure,
	isJson,
	type Options,
	onceOf,
	type Query,
	queryText,
	readEnvelope,
	readWhole,
	send,
	tellFailure,
} from "./transport";

type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Paths that the server declares for a method; one with places in it is the pattern of all its addresses. */
type Declared<M extends Method> = {
	[K in keyof Calls]: K extends `${M} ${infer P}` ? P : never;
}[keyof Calls];
type Of<M extends Method, P extends string> = `${M} ${P}` extends keyof Calls ? Calls[`${M} ${P}`] : never;
/** What a declared call answers. */
export type Answer<K extends keyof Calls> = Calls[K]["result"];
/** What a declared call takes: in its address where it reads or deletes, else as its body. */
type Taken<M extends Method, P extends string> = Of<M, P>[M extends "GET" | "DELETE" ? "query" : "body"];
/** A name whose value is missing is left out of what is sent. */
type Sent<T> = { [K in keyof T]: T[K] | undefined };
type Given<T> = unknown extends T
	? [given?: undefined, options?: Options]
	: Record<string, never> extends Sent<T>
		? [given?: Sent<T> | undefined, options?: Options]
		: [given: Sent<T>, options?: Options];

/** The calls of the server by their paths: what they take and answer follows from what the server declares. */
export const get = <P extends Declared<"GET">>(path: P, ...[query, options]: Given<Taken<"GET", P>>) =>
	getAt<Of<"GET", P>["result"]>(path, query as Query, options);
export const post = <P extends Declared<"POST">>(path: P, ...[body, options]: Given<Taken<"POST", P>>) =>
	postAt<Of<"POST", P>["result"]>(path, body, options);
export const put = <P extends Declared<"PUT">>(path: P, ...[body, options]: Given<Taken<"PUT", P>>) =>
	putAt<Of<"PUT", P>["result"]>(path, body, options);
export const remove = <P extends Declared<"DELETE">>(
	path: P,
	...[query, options]: Given<Taken<"DELETE", P>>
) => removeAt<Of<"DELETE", P>["result"]>(path, query as Query, options);

/** As the short forms, but with message, code and act, for the few callers that need them. */
export const callWhole = <M extends Method, P extends Declared<M>>(
	method: M,
	path: P,
	...[given, options]: Given<Taken<M, P>>
): Promise<Envelope<Of<M, P>["result"]>> => callWholeAt(method, path, given, options);

/** Codes that are posted to a row of the resource: its steps, its actions and the verbs of its list. */
export type CodeOf<R extends string> = {
	[K in keyof Calls]: K extends `POST /${R}/${infer C}` ? C : never;
}[keyof Calls];
export type StepBody<R extends string, C extends CodeOf<R>> = Of<"POST", `/${R}/${C}`>["body"];

/** A step or an action of a resource by its code, for callers to whom the code is data. */
export const postStep = <R extends string, C extends CodeOf<R>>(
	resource: R,
	code: C,
	body: StepBody<R, C>,
	options?: Options,
) => postAt<Of<"POST", `/${R}/${C}`>["result"]>(`/${resource}/${code}`, body, options);

/**
 * The same where the path or its filters are data: a call of whatever resource a screen shows, of a report that people
 * wrote, or of what a sub-app names. The caller says what is answered.
 */
export const getAt = <T>(path: string, query?: Query, options?: Options) =>
	call<T>("GET", path, query, options);
export const postAt = <T>(path: string, body?: unknown, options?: Options) =>
	call<T>("POST", path, body, options);
export const putAt = <T>(path: string, body?: unknown, options?: Options) =>
	call<T>("PUT", path, body, options);
export const removeAt = <T>(path: string, query?: Query, options?: Options) =>
	call<T>("DELETE", path, query, options);

async function call<T>(method: Method, path: string, given?: unknown, options?: Options): Promise<T> {
	return (await callWholeAt<T>(method, path, given, options)).result;
}

export function callWholeAt<T>(
	method: Method,
	path: string,
	given?: unknown,
	options: Options = {},
): Promise<Envelope<T>> {
	const reads = method === "GET" || method === "DELETE";
	const query = reads ? (given as Query | undefined) : undefined;
	const body = reads ? undefined : (given ?? {});
	const write = writeOf(method, path, query, body, options);
	const exchange = async () =>
		readEnvelope<T>(await send(method, path, query, body, options, write), options);
	return telling(write ? onceOf(write, exchange, options) : exchange(), options);
}

/** For calls that answer with a file or, when it takes long, with an envelope. */
export function callRawAt<T>(
	path: string,
	query?: Query,
	options: Options = { quiet: true },
): Promise<Blob | Envelope<T>> {
	const exchange = async () => {
		const answer = await send("GET", path, query, undefined, options);
		if (answer.ok && !isJson(answer)) return readWhole(answer.blob(), options);
		return readEnvelope<T>(answer, options);
	};
	return telling(exchange(), options);
}

/** Downloads a file; a server that answers with an envelope instead has refused. */
export async function download(path: string, query?: Query, options: Options = {}): Promise<Blob> {
	const answer = await callRawAt(path, query, options);
	if (answer instanceof Blob) return answer;
	return telling(Promise.reject(new Failure(500, "download.empty", t(WORDS.noFile))), options);
}

/** Multipart upload; the browser sets the boundary. */
export function uploadAt<T>(path: string, form: FormData, options?: Options): Promise<Envelope<T>> {
	return callWholeAt<T>("POST", path, form, options);
}

/** The failure of a call is said once, however often it was tried. */
async function telling<T>(call: Promise<T>, options: Options): Promise<T> {
	try {
		return await call;
	} catch (error) {
		tellFailure(error, options.quiet);
		throw error;
	}
}

/** The intent of a write of somebody signed in, whose content can be sent again as it is. */
function writeOf(method: string, path: string, query: Query | undefined, body: unknown, { intent }: Options) {
	if (method === "GET" || readStored("Access-Token") === null) return undefined;
	return beginIntent(method + path + queryText(method, path, query), body, intent);
}
