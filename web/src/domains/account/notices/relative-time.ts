/** How long ago something was sent, in the words people use; the wire's moments are Shanghai's. */
import { t } from "@/kit/text";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const momentOf = (wire: string): number => Date.parse(`${wire.replace(" ", "T")}+08:00`);
const dayOf = (moment: number): number => Math.floor((moment + 8 * HOUR) / DAY);

export function relativeTime(wire: string | null | undefined, now: number = Date.now()): string {
	if (!wire) return "";
	const moment = momentOf(wire);
	if (Number.isNaN(moment)) return wire;
	const past = now - moment;
	if (past < MINUTE) return t("刚刚 | just now");
	if (past < HOUR) return t("{n} 分钟前 | {n} min ago", { n: Math.floor(past / MINUTE) });
	const days = dayOf(now) - dayOf(moment);
	if (days === 0) return t("{n} 小时前 | {n} h ago", { n: Math.floor(past / HOUR) });
	if (days === 1) return t("昨天 {time} | yesterday {time}", { time: wire.slice(11, 16) });
	return wire.slice(0, 4) === new Date(now + 8 * HOUR).toISOString().slice(0, 4)
		? wire.slice(5, 16)
		: wire.slice(0, 10);
}
