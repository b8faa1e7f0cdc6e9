/** What bills are for, in the reader's language. */
import { type Pair, t } from "@/kit/text";

const KINDS: Record<string, Pair> = {
	rent: "租金 | Rent",
	deposit: "押金 | Deposit",
	utility: "水电燃气 | Utilities",
	service: "服务费 | Service",
	late_fee: "滞纳金 | Late fee",
	damage: "赔偿 | Damage",
	settlement: "结算 | Settlement",
};

export const billKind = (kind: string): string => t(KINDS[kind] ?? `${kind} | ${kind}`);
