/** What the public portal, the wall and the own-data page ask the server. */
import type { Shapes } from "@/gen/api";
import { type Answer, get, post } from "@/kit/http";
import { Failure } from "@/kit/transport";
import type { Proof } from "@/parts/human/HumanCheck";

export type Facts = Shapes["PublicFacts"];
export type Offer = Facts["offer"][number];
export type OfferType = Offer["types"][number];
export type ArticleLine = Shapes["PublicArticle"];
export type Ad = Shapes["PublicAd"];
export type Block = Shapes["PublicBlock"];

export interface Opened {
	kind: "article" | "agreement";
	id: string;
}
export type Open = (opened: Opened) => void;

/** What is not there does not come by asking again. */
export const isMissing = (error: Error | null) => error instanceof Failure && error.status === 404;
export const retry = (count: number, error: Error) => count < 2 && !isMissing(error);

const quiet = { quiet: true };

export const readFacts = (tenant: string | null) =>
	get("/portal/public", { tenant: tenant ?? undefined }, quiet);
export const readText = (tenant: string | null, { kind, id }: Opened) =>
	get("/portal/public/text", { tenant: tenant ?? undefined, kind, id }, quiet);
export const readColumn = (tenant: string | null, column: string) =>
	get("/portal/public/articles", { tenant: tenant ?? undefined, column }, quiet);
export const readPage = (tenant: string | null, path: string) =>
	get("/portal/public/page", { tenant: tenant ?? undefined, path }, quiet);

/** Where the site, or one of its pages, is read. */
export function addressOf(tenant: string | null, page?: string): string {
	const query = new URLSearchParams({ ...(tenant ? { tenant } : {}), ...(page ? { page } : {}) }).toString();
	return query ? `/guanwang?${query}` : "/guanwang";
}

/** Somebody follows an ad; whether it was counted does not concern them. */
export const countClick = (tenant: string | null, { id }: Ad) =>
	post("/portal/public/click", { tenant: tenant ?? "", id }, quiet).catch(() => undefined);

/** What of the site an address asks for, by its path or by its query; nothing: the home page. */
export function askedFor(
	pathname: string,
	query: URLSearchParams,
	kind: "page" | "column" | "article",
): string | null {
	const [, , of, key] = pathname.split("/");
	return of === kind && key ? decodeURIComponent(key) : query.get(kind);
}

/** What the server drew before the app was here; the app stands in its place from now on. */
export const endFirstPaint = () => document.getElementById("first-paint")?.remove();

export type Wall = Answer<"GET /portal/wall">;
export type Night = Wall["nights"][number];
export type Building = Wall["plan"][number];

export const readWall = () => get("/portal/wall", undefined, quiet);
export const enterDisplay = (token: string) => post("/portal/display/enter", { token }, quiet);

export type OwnForm = Answer<"POST /portal/improve/open">;
export type OwnField = OwnForm["fields"][number];

export const openForm = (token: string) => post("/portal/improve/open", { token }, quiet);
export const fillForm = (token: string, values: Record<string, string>, proof: Proof | null) =>
	post("/portal/improve/fill", { token, values, ...proof }, quiet);
