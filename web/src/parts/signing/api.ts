/** Calls of the desk about signing, and the words of its states. */
import type { Shapes } from "@/gen/api";
import { download, get, post } from "@/kit/http";

export type Flow = Shapes["SigningFlowShape"];
export type Party = Shapes["SigningPartyShape"];
export type Link = Shapes["SigningLinkShape"];

export const readFlow = (kind: string, id: string) => get("/sign/flow/of", { kind, id });
/** `templateId`: what the document is written with; without it the usual one of its kind. */
export const startFlow = (kind: string, id: string, templateId?: string) =>
	post("/sign/flow/start", { kind, id, templateId });
export const readTemplates = (kind: string, id: string, signal: AbortSignal) =>
	get("/sign/paper/templates", { kind, id }, { signal });

export const readLink = (partyId: string) => get("/sign/flow/link", { partyId }, { quiet: true });
export const renewLink = (partyId: string) => post("/sign/flow/renew", { partyId });
export const resendLink = (partyId: string) => post("/sign/flow/resend", { partyId });
export const signHere = (partyId: string) => post("/sign/flow/here", { partyId });
export const withdrawFlow = ({ id, version }: Flow, reason: string) =>
	post("/sign/flow/withdraw", { id, version, reason });
export const sealAgain = ({ id, version }: Flow) => post("/sign/flow/sealAgain", { id, version });

/** The document of a record as it stands, in any state. */
export async function readPaper(
	kind: string,
	id: string,
	templateId: string | undefined,
	signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
	const file = await download("/sign/paper", { kind, id, templateId }, { quiet: true, signal });
	return new Uint8Array(await file.arrayBuffer());
}

/** The document as it may be shown now: marked on every page where it does not stand. */
export const printOf = ({ id }: Flow) => download("/sign/flow/print", { id }, { quiet: true });

export const FLOW_COLOURS: Readonly<Record<string, string>> = {
	sent: "orange",
	partly_signed: "blue",
	completed: "green",
	expired: "orange",
	refused: "red",
};

/** States in which nothing is left of a flow, so that another may begin. */
export const isOver = ({ state }: Flow) => state === "refused" || state === "withdrawn";
