/** What changes, and what they do to bills, are called, in the reader's language. */
import { LEASE_CHANGE_KIND, LEASE_CHANGE_STATE } from "@/gen/words/rental";
import { type Pair, t } from "@/kit/text";
import type { Kind } from "./api";

const KINDS: Readonly<Record<string, Pair>> = LEASE_CHANGE_KIND;
const STATES: Readonly<Record<string, Pair>> = LEASE_CHANGE_STATE;

export const KIND_ORDER: readonly Kind[] = ["renew", "room_change", "transfer", "price", "payer"];

export const kindText = (kind: string): string => t(KINDS[kind] ?? `${kind} | ${kind}`);
export const stateText = (state: string): string => t(STATES[state] ?? `${state} | ${state}`);

export const BILL_NOTES: Readonly<Record<string, Pair>> = {
	issued: "已出账，不变 | Issued, stays",
	kept: "不变 | Stays",
	changed: "重新编制 | Planned anew",
	void: "作废 | Void",
	new: "新增 | Added",
	next: "新合同 | New lease",
};
