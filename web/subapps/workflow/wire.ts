/** Requests as the server tells them. */
import type { Offered } from "../kit/Steps";

interface Person {
	id: string;
	name: string;
}

export interface Request extends Offered {
	no: string;
	kind: string;
	title: string;
	reason: string;
	amount: string | null;
	applicant: Person;
	assignee: Person | null;
	state: string;
	decidedBy: Person | null;
	decidedAt: string | null;
	decision: string | null;
	subjectId: string | null;
	payload: Record<string, unknown>;
	createTime: string;
	version: number;
}

export interface Detail extends Request {
	steps: Array<{ verb: string; by: string; at: string; note: string | null }>;
}

export interface Box {
	records: Request[];
	total: number;
	counts: { todo: number; mine: number };
}

export const TOPIC = "list/workflow/request";
