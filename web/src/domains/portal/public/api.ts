/** What the public portal, the wall and the own-data page ask the server. */
import { get, getAt, post, postAt } from "@/kit/http";
import type { LoginResult } from "@/kit/session";

export interface OfferType {
	type: string;
	title: string;
	total: number;
	free: number;
	from: string;
}

export interface Offer {
	name: string;
	region: string | null;
	address: string | null;
	types: OfferType[];
}

export interface ArticleLine {
	id: string;
	kind: string;
	title: string;
	summary: string | null;
	onTop: boolean;
	since: string;
}

export interface Facts {
	name: string;
	code: string;
	date: string;
	offer: Offer[];
	articles: ArticleLine[];
	addresses: Array<{ name: string; detail: string; phone: string | null }>;
	agreements: Array<{ id: string; kind: string; title: string; version: string }>;
	apps: Array<{ platform: string; name: string; version: string | null; url: string; svg: string }>;
}

export type TextKind = "article" | "agreement";

export interface PublicText {
	title: string;
	since: string | null;
	content: string;
}

const quiet = { quiet: true };

export const readFacts = (tenant: string | null) => getAt<Facts>("/portal/public", { tenant }, quiet);
export const readText = (tenant: string | null, kind: TextKind, id: string) =>
	getAt<PublicText>("/portal/public/text", { tenant, kind, id }, quiet);

export interface Night {
	night: string;
	occupied: number;
	blocked: number;
}

export interface Wall {
	organisation: string;
	date: string;
	time: string;
	today: { arrivals: number; arrived: number; departures: number; departed: number; inHouse: number };
	housekeeping: Record<string, number>;
	rooms: Record<string, number>;
	places: number;
	nights: Night[];
	income: { amount: string; received: string; refunded: string } | null;
}

export const readWall = () => get("/portal/wall", undefined, quiet);
export const enterDisplay = (token: string) => postAt<LoginResult>("/portal/display/enter", { token }, quiet);

export interface OwnField {
	key: string;
	label: { zh: string; en: string };
	max: number;
	pattern: string | null;
	message: string | null;
	known: boolean;
}

export interface OwnForm {
	organisation: string;
	name: string;
	expires: string;
	fields: OwnField[];
}

export const openForm = (token: string) => post("/portal/improve/open", { token }, quiet);
export const fillForm = (token: string, values: Record<string, string>) =>
	post("/portal/improve/fill", { token, values }, quiet);
