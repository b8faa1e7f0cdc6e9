/** An amount in yuan, or in units of ten thousand where the list around it says so; then the exact one is told on hover. */
import { createContext, useContext } from "react";
import { grouped, priced } from "@/kit/format";
import { t } from "@/kit/text";

export type Unit = "yuan" | "wan";

export const MoneyUnit = createContext<Unit>("yuan");

const WAN = 10_000;
/** Below this many wan, two decimals would leave nothing of it. */
const LITTLE = 0.1;

/** 1234567.89 yuan -> 123.46. */
export function wanText(yuan: string): string {
	const wan = Number(yuan) / WAN;
	return grouped(wan.toFixed(wan !== 0 && Math.abs(wan) < LITTLE ? 4 : 2));
}

export function Money({ yuan }: { yuan: string }) {
	const exact = priced(grouped(yuan));
	if (useContext(MoneyUnit) === "yuan") return <span>{exact}</span>;
	return <span title={exact}>{t("¥{n}万 | ¥{n} ×10k", { n: wanText(yuan) })}</span>;
}
