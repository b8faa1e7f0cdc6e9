/** The phone's calls to the server. Free of page and storage, so that the background worker makes the very same calls. */

import { KEY_HEADER } from "@/kit/intent";
import type { Answer, Road } from "./queue/drain";
import type { KeptRow } from "./queue/store";

/** All that a call needs; kept in the database too, where the background worker finds it. */
export interface Line {
	prefix: string;
	token: string | null;
	tenantId: string;
	clientId: string;
	locale: "zh" | "en";
	owner: string;
}

export type Reply<T> = { ok: true; result: T } | { ok: false; status: number; id: string; message: string };

interface Body<T> {
	success?: boolean;
	message?: string;
	code?: number | string;
	id?: string;
	result?: T;
}

const PATIENCE_MS = 30_000;
const PHOTO_PATIENCE_MS = 120_000;

function headersOf(line: Line, json: boolean): Record<string, string> {
	return {
		"tenant-id": line.tenantId,
		"X-Client-Id": line.clientId,
		...(line.token ? { "X-Access-Token": line.token } : {}),
		...(line.locale === "en" ? { international: "2" } : {}),
		...(json ? { "Content-Type": "application/json;charset=UTF-8" } : {}),
	};
}

async function read<T>(answer: Response): Promise<Reply<T>> {
	const isJson = (answer.headers.get("content-type") ?? "").includes("json");
	const body = isJson ? ((await answer.json()) as Body<T>) : null;
	if (body && answer.ok && body.success !== false) return { ok: true, result: body.result as T };
	// A page instead of an envelope comes from something in between, such as a hotel's sign-in page: no answer at all.
	if (!body && answer.ok) return { ok: false, status: 0, id: "network", message: "" };
	const status = answer.ok ? Number(body?.code) || 500 : answer.status;
	return { ok: false, status, id: body?.id ?? `http.${status}`, message: body?.message ?? "" };
}

export async function callLine<T>(
	line: Line,
	method: "GET" | "POST",
	path: string,
	sent?: unknown,
	key?: string,
): Promise<Reply<T>> {
	const isForm = sent instanceof FormData;
	try {
		const answer = await fetch(line.prefix + path, {
			method,
			headers: { ...headersOf(line, sent !== undefined && !isForm), ...(key ? { [KEY_HEADER]: key } : {}) },
			body: sent === undefined ? undefined : isForm ? sent : JSON.stringify(sent),
			signal: AbortSignal.timeout(isForm ? PHOTO_PATIENCE_MS : PATIENCE_MS),
			cache: "no-store",
		});
		return await read<T>(answer);
	} catch {
		return { ok: false, status: 0, id: "network", message: "" };
	}
}

const PICTURE = { what: "photo", type: "image/jpeg", ending: "jpg" } as const;
const SPEECH = { what: "voice", type: "audio/wav", ending: "wav" } as const;

/** The road of the queue over this line. */
export function roadOver(line: Line): Road {
	return {
		async act({ path, subject, act, said, gives, clientId, at }, photos, voice): Promise<Answer> {
			const seen = { ...(photos.length > 0 ? { photos } : {}), ...(voice ? { voice } : {}) };
			const body = { ...said, ...seen, id: subject, act, clientId, at };
			const reply = await callLine<Record<string, KeptRow | null>>(
				line,
				"POST",
				`${path}/act`,
				body,
				clientId,
			);
			if (!reply.ok) return reply;
			const row = reply.result?.[gives];
			return row ? { ok: true, row } : { ok: true };
		},
		async photo({ path, subject, clientId }, photo): Promise<Answer> {
			const form = new FormData();
			form.set("id", subject);
			form.set("clientId", clientId);
			const { what, type, ending } = photo.use === "voice" ? SPEECH : PICTURE;
			const bytes = photo.bytes ?? new ArrayBuffer(0);
			form.set("file", new Blob([bytes], { type }), `${clientId}.${ending}`);
			const reply = await callLine<{ path: string }>(line, "POST", `${path}/${what}`, form);
			return reply.ok ? { ok: true, stored: reply.result.path } : reply;
		},
	};
}
