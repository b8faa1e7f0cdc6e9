/** The dispatcher's calls. */
import { getAt, post, postAt } from "@/kit/http";
import { storeFile } from "@/parts/upload/sender";
import type { BoardData } from "./board";
import type { HkOrder, HkState, HkType } from "./order";

const QUIET = { quiet: true };

export const fetchBoard = (date: string | null, signal: AbortSignal) =>
	getAt<BoardData>("/housekeeping/dispatch", { date }, { ...QUIET, signal });

export interface DueOrder {
	id: string;
	version: number;
	no: string;
	type: HkType;
	state: HkState;
	unitTitle: string;
	communityId: string;
	buildingName: string;
	staffName: string;
	from: string;
	to: string;
	/** On whose board it stands. */
	day: string;
}

/** What is due, or was done, and who is away. */
export interface DueDays {
	orders: DueOrder[];
	away: Array<{ id: string; name: string; from: string; to: string }>;
}

export const fetchDays = (from: string, to: string, signal: AbortSignal) =>
	getAt<DueDays>("/housekeeping/calendar", { from, to }, { ...QUIET, signal });

export const reschedule = ({ id, version }: DueOrder, deadline: string) =>
	postAt<HkOrder>("/housekeeping/order/reschedule", { id, version, deadline }, QUIET);

type Verb = "dispatch" | "redispatch" | "cancel" | "resolve" | "pass" | "fail" | "reopen";

export interface Wish {
	staffId?: string | null;
	reason?: string;
	note?: string;
	photos?: string[];
}

export const actOn = (verb: Verb, { id, version }: Pick<HkOrder, "id" | "version">, wish: Wish = {}) =>
	postAt<HkOrder>(`/housekeeping/order/${verb}`, { id, version, ...wish }, QUIET);

export interface NewOrder {
	type: HkType;
	unitId: string;
	items: Array<{ itemId: string; times: number; price?: string }>;
	staffId?: string | null;
	deadline?: string | null;
	reason?: string;
	comment?: string;
	priority?: "L" | "M" | "H";
	inspect?: boolean;
}

export const addOrder = (order: NewOrder) => postAt<HkOrder>("/housekeeping/order/add", order, QUIET);

export interface PlannedOrder {
	id: string;
	no: string;
	unitTitle: string;
	deadline: string | null;
	version: number;
	staffId: string;
	staffName: string;
	minutes: number;
	reason: string;
}

export interface Plan {
	plan: PlannedOrder[];
	left: Array<{ id: string; no: string; unitTitle: string; reason: string }>;
	staff: Array<{ id: string; name: string; before: number; after: number; limit: number }>;
}

/** One call shows a plan or applies one; what it answers says which by `applied`. */
export async function previewPlan(): Promise<Plan> {
	const answer = await post("/housekeeping/order/autoDispatch", {}, QUIET);
	if (answer.applied) throw new Error("a plan that was only asked for was applied");
	return answer;
}

export const applyPlan = (plan: PlannedOrder[]) =>
	post("/housekeeping/order/autoDispatch", { apply: true, plan }, QUIET);

export interface BindCode {
	url: string;
	token: string;
	expires: string;
	svg: string;
}

export const makeBindCode = (staffId: string) => post("/housekeeping/staff/bindCode", { id: staffId }, QUIET);

export const uploadPhoto = async (file: File): Promise<string> =>
	(await storeFile(file, { biz: "housekeeping", kind: "image" })).path;

export interface ListRow {
	id: string;
	[key: string]: unknown;
}

export async function searchRows(path: string, query: Record<string, string | number>): Promise<ListRow[]> {
	return (await getAt<{ records: ListRow[] }>(`/${path}/list`, query, QUIET)).records;
}
