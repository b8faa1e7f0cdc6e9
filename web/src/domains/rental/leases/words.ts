/** What bills are for, in the reader's language. */
import { BILL_KIND } from "@/gen/words/rental";
import { type Pair, t } from "@/kit/text";

const KINDS: Readonly<Record<string, Pair>> = BILL_KIND;

export const billKind = (kind: string): string => t(KINDS[kind] ?? `${kind} | ${kind}`);
