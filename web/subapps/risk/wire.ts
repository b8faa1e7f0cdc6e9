/** Risks as the server tells them. */
import type { Shapes } from "@/app/subapp/contract";
import type { RowOf } from "../kit/useRows";

export type Measure = RowOf<"risk/measure">;
export type Risk = RowOf<"risk/register">;
export type Cell = Shapes["Cell"];
export type Matrix = Shapes["Matrix"];

export const TOPIC = "list/risk/register";
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
export const isLate = (risk: Risk): boolean =>
	risk.state !== "closed" && risk.due !== null && risk.due < today();
