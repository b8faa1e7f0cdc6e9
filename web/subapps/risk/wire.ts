/** Risks as the server tells them. */
import type { Offered } from "../kit/Steps";

export interface Measure {
	id: string;
	what: string;
	ownerId_dictText?: string;
	due: string | null;
	done: boolean;
	rowVersion: number;
}

export interface Risk extends Offered {
	no: string;
	title: string;
	category: string;
	category_dictText?: string;
	communityId_dictText?: string;
	description: string | null;
	likelihood: number;
	impact: number;
	score: number;
	level: string;
	ownerId_dictText?: string;
	due: string | null;
	state: "open" | "treating" | "watching" | "closed";
	closing: string | null;
	rowVersion: number;
}

export interface Cell {
	likelihood: number;
	impact: number;
	count: number;
	level: string;
}

export interface Matrix {
	cells: Cell[];
	total: number;
	overdue: number;
}

export const TOPIC = "list/risk/register";
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
export const isLate = (risk: Risk): boolean =>
	risk.state !== "closed" && risk.due !== null && risk.due < today();
