/** The dispatcher's calls. */
import type { RowOf } from "@/engine/describe";
import { fetchPage } from "@/engine/wire";
import type { Shapes } from "@/gen/api";
import { type CodeOf, get, post, postStep, type StepBody } from "@/kit/http";
import { storeFile } from "@/parts/upload/sender";

const QUIET = { quiet: true };

export const fetchBoard = (date: string | null, signal: AbortSignal) =>
	get("/housekeeping/dispatch", { date }, { ...QUIET, signal });

/** Something that is due, or was done, on somebody's board. */
export type DueOrder = Shapes["DueShape"];
/** What is due, or was done, and who is away. */
export type DueDays = Shapes["CalendarShape"];

export const fetchDays = (from: string, to: string, signal: AbortSignal) =>
	get("/housekeeping/calendar", { from, to }, { ...QUIET, signal });

export const reschedule = ({ id, version }: DueOrder, deadline: string) =>
	post("/housekeeping/order/reschedule", { id, version, deadline }, QUIET);

/** Which order of the list a step is taken of, in the version that was seen. */
export const refOf = ({ id, rowVersion }: RowOf<"housekeeping/order">) => ({ id, version: rowVersion ?? 0 });
export type OrderRef = ReturnType<typeof refOf>;

type Code = CodeOf<"housekeeping/order">;

/** Takes a step of an order. */
export const actOn = <C extends Code>(code: C, body: StepBody<"housekeeping/order", C>) =>
	postStep("housekeeping/order", code, body, QUIET);

export type NewOrder = Shapes["AddOrder"];

export const addOrder = (order: NewOrder) => post("/housekeeping/order/add", order, QUIET);

export type PlannedOrder = Shapes["PlannedShape"];
export type Plan = Shapes["PlanShape"];

/** One call shows a plan or applies one; what it answers says which by `applied`. */
export async function previewPlan(): Promise<Plan> {
	const answer = await post("/housekeeping/order/autoDispatch", {}, QUIET);
	if (answer.applied) throw new Error("a plan that was only asked for was applied");
	return answer;
}

export const applyPlan = (plan: PlannedOrder[]) =>
	post("/housekeeping/order/autoDispatch", { apply: true, plan }, QUIET);

export type BindCode = Shapes["BindCodeShape"];

export const makeBindCode = (staffId: string) => post("/housekeeping/staff/bindCode", { id: staffId }, QUIET);

export const uploadPhoto = async (file: File): Promise<string> =>
	(await storeFile(file, { biz: "housekeeping", kind: "image" })).path;

/** A saved rule by its id, or what a form holds of it. */
export type RuleToTry = Pick<Shapes["TrialBody"], "id" | "rule">;
/** What a rule would have raised. */
export type Trial = Shapes["TrialShape"];

export const tryRule = (tried: RuleToTry, from: string, to: string, signal: AbortSignal) =>
	post("/housekeeping/rule/trial", { ...tried, from, to }, { ...QUIET, signal });

/** What can be ordered of a housekeeper. */
export type Item = RowOf<"housekeeping/item">;
export const fetchItems = async (): Promise<Item[]> =>
	(await fetchPage("housekeeping/item", { pageSize: 100 })).records;
