import type { Offered } from "../kit/Steps";

/** A card as the server tells it. */
export interface Card extends Offered {
	code: string;
	name: string;
	category: string;
	model: string | null;
	unitId: string | null;
	unitId_dictText?: string;
	place: string | null;
	keeperId: string | null;
	keeperId_dictText?: string;
	state: "in_stock" | "in_use" | "repairing" | "scrapped";
	price: string;
	boughtOn: string | null;
	warrantyUntil: string | null;
	photo: string | null;
	remark: string | null;
	rowVersion: number;
}

export interface CardEvent {
	id: string;
	kind: string;
	at: string;
	keeperId_dictText?: string;
	note: string | null;
}

export const TOPIC = "list/asset/card";
export const placeOf = (card: Card): string => card.unitId_dictText || card.place || "—";
