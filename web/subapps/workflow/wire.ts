/** Requests as the server tells them. */
import type { Shapes } from "@/app/subapp/contract";

export type Request = Shapes["RequestShape"];
export type Detail = Shapes["RequestDetail"];
export type Box = Shapes["InboxShape"];

export const TOPIC = "list/workflow/request";
