/** What the public portal, the wall and the own-data page ask the server. */
import type { Shapes } from "@/gen/api";
import { type Answer, get, post } from "@/kit/http";

export type Facts = Shapes["PublicFacts"];
export type Offer = Facts["offer"][number];
export type OfferType = Offer["types"][number];
export type ArticleLine = Facts["articles"][number];

export type TextKind = "article" | "agreement";

export type PublicText = Shapes["PublicText"];

const quiet = { quiet: true };

export const readFacts = (tenant: string | null) =>
	get("/portal/public", { tenant: tenant ?? undefined }, quiet);
export const readText = (tenant: string | null, kind: TextKind, id: string) =>
	get("/portal/public/text", { tenant: tenant ?? undefined, kind, id }, quiet);

export type Wall = Answer<"GET /portal/wall">;
export type Night = Wall["nights"][number];

export const readWall = () => get("/portal/wall", undefined, quiet);
export const enterDisplay = (token: string) => post("/portal/display/enter", { token }, quiet);

export type OwnForm = Answer<"POST /portal/improve/open">;
export type OwnField = OwnForm["fields"][number];

export const openForm = (token: string) => post("/portal/improve/open", { token }, quiet);
export const fillForm = (token: string, values: Record<string, string>) =>
	post("/portal/improve/fill", { token, values }, quiet);
