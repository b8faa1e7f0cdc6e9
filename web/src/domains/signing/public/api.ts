/** Calls of a party who signs on its own phone: each says the link, and what the phone got when it proved who holds it. */
import type { Shapes } from "@/gen/api";
import { WORDS } from "@/kit/catalogue";
import { post } from "@/kit/http";
import { t } from "@/kit/text";
import { apiUrl, Failure, headersOf } from "@/kit/transport";
import { again } from "./again";
import type { Sent } from "./kept";

export type Invitation = Shapes["InvitationShape"];
export type Verdict = Shapes["VerdictShape"];

const QUIET = { quiet: true };

export const openLink = (token: string) => again(() => post("/sign/public/open", { token }, QUIET));
export const sendCode = (token: string) => post("/sign/public/code", { token }, QUIET);
export const prove = (token: string, typed: { code: string; name: string; idTail: string }) =>
	post("/sign/public/identify", { token, ...typed }, QUIET);

/** The link with the session that it was proved for. */
export interface Proof {
	token: string;
	session: string;
}

export const readPaper = async (proof: Proof) =>
	new Uint8Array(await (await fetchPdf("/sign/public/paper", proof)).arrayBuffer());
/** The sealed file, for a party that signed it. */
export const readCopy = async (proof: Proof) => (await fetchPdf("/sign/public/copy", proof)).blob();
export const readProgress = ({ token, session }: Proof) =>
	post("/sign/public/progress", { token, session }, QUIET);

async function fetchPdf(path: string, proof: Proof): Promise<Response> {
	const body = JSON.stringify(proof);
	const answer = await again(() =>
		fetch(apiUrl(path), { method: "POST", headers: headersOf(path, true), body, cache: "no-store" }).catch(
			lost,
		),
	);
	if (answer.ok) return answer;
	const told = await answer.json().catch(() => ({}));
	throw new Failure(answer.status, told.id ?? "", told.message ?? "");
}

function lost(): never {
	throw new Failure(0, "network", t(WORDS.network));
}

export const noteRead = (proof: Proof, docSha256: string, pages: number) =>
	again(() => post("/sign/public/read", { ...proof, docSha256, pages }, QUIET));

export interface Mark {
	method: "draw" | "type";
	/** A data address, or the typed name. */
	picture?: string;
	text?: string;
}

/** Taken once, however often the same intent is sent. */
export const signDocument = (proof: Proof, { mark, ...sent }: Sent) =>
	again(() => post("/sign/public/sign", { ...proof, ...sent, ...mark }, QUIET));
export const refuseDocument = (proof: Proof, reason: string) =>
	post("/sign/public/refuse", { ...proof, reason }, QUIET);

/** SHA-256 in hex; null where the page is not served safely enough for the browser to offer it. */
export async function fingerprintOf(data: BufferSource): Promise<string | null> {
	if (!crypto.subtle) return null;
	const digest = await crypto.subtle.digest("SHA-256", data);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function dataAddressOf(file: Blob): Promise<string> {
	const reader = new FileReader();
	return new Promise((resolve, reject) => {
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
