/** The calls of an upload in parts, and what is told of stored files. */
import type { Shapes } from "@/gen/api";
import { WORDS } from "@/kit/catalogue";
import { type Answer, get, post, remove } from "@/kit/http";
import { sendBytes } from "@/kit/send-bytes";
import { apiPrefix, fileUrl } from "@/kit/transport";

export type FileKind = Shapes["FileFacts"]["kind"];
/** A stored file as the server tells it; of one that is missing only that it is. */
export type FileFacts = Answer<"GET /sys/common/files">[number];
export type Started = Answer<"POST /sys/common/upload/start">;

export type Beginning = Required<Omit<Shapes["StartUpload"], "sha256">>;

/** The caller says what failed; a server that says nothing has failed for no known reason. */
const QUIET = { quiet: true, unsaid: WORDS.unknownError };
const BASE = "/sys/common/upload";

export const startUpload = (file: Beginning, signal: AbortSignal) =>
	post(`${BASE}/start`, file, { ...QUIET, signal });

export const sendPart = (
	query: { id: string; part: number; sha256: string },
	body: Blob,
	signal: AbortSignal,
	onSent: (bytes: number) => void,
) => sendBytes<{ part: number }>(`${BASE}/part`, body, { query, signal, onSent });

export const finishUpload = (id: string, signal: AbortSignal) =>
	post(`${BASE}/finish`, { id }, { ...QUIET, signal });

export const cancelUpload = (id: string) => remove(`${BASE}/cancel`, { id }, QUIET);

export const readFacts = (paths: readonly string[], signal?: AbortSignal) =>
	get("/sys/common/files", { paths: paths.join(",") }, signal ? { ...QUIET, signal } : QUIET);

/** Only files of this server have small pictures; addresses of elsewhere are shown as they are. */
export const isOwn = (path: string) => fileUrl(path).startsWith(`${apiPrefix}/`);

/** The small picture of a picture, the poster of a video. */
export const smallUrl = (path: string) => (isOwn(path) ? `${fileUrl(path)}?thumb=1` : fileUrl(path));
export const downloadUrl = (path: string) => (isOwn(path) ? `${fileUrl(path)}?download=1` : fileUrl(path));

/** The name that the sender gave it: stored names end in a random part. */
export function nameOf(path: string): string {
	const last = path.split("/").at(-1) ?? path;
	return last.replace(/_[0-9a-f]{12}(\.\w+)$/, "$1");
}

export const pathsOf = (value: unknown): string[] =>
	String(value ?? "")
		.split(",")
		.map((path) => path.trim())
		.filter(Boolean);
