/** Rooms that may not be ready in time and problems reported, on top of everything, each opening its order. */
import { useState } from "react";
import { t } from "@/kit/text";
import { alarmsOf, type BoardData, type Filter, matches } from "../board";
import { type HkOrder, minutesLeft } from "../order";
import { STATE_WORDS, spanText } from "../words";
import styles from "./Dispatch.module.css";
import { useMinute } from "./useMinute";

interface AlarmsProps {
	data: BoardData;
	filter: Filter;
	open: (id: string) => void;
}

const SHOWN = 6;

export function Alarms({ data, filter, open }: AlarmsProps) {
	const now = useMinute();
	const [all, setAll] = useState(false);
	const alarms = alarmsOf(data.orders, now).filter((order) => matches(order, filter));
	if (alarms.length === 0) return null;
	const shown = all ? alarms : alarms.slice(0, SHOWN);
	return (
		<section className={styles.alarms} aria-label={t("告警 | Alarms")}>
			<h2>{t("告警 {count} | Alarms {count}", { count: alarms.length })}</h2>
			{shown.map((order) => (
				<button
					key={order.id}
					type="button"
					className={styles.alarm}
					onClick={() => open(order.id)}
					data-alarm={order.id}
				>
					<b>{order.unitTitle}</b> <span>{alarmText(order, now)}</span>
					<span className={styles.alarmWho}>
						{t(STATE_WORDS[order.state])}
						{order.staffName && ` · ${order.staffName}`}
					</span>
				</button>
			))}
			{alarms.length > SHOWN && (
				<button type="button" className={styles.alarm} aria-expanded={all} onClick={() => setAll(!all)}>
					{all ? t("收起 | Less") : t("还有 {count} 条 | {count} more", { count: alarms.length - SHOWN })}
				</button>
			)}
		</section>
	);
}

function alarmText(order: HkOrder, now: Date): string {
	if (order.state === "abnormal") return t("报告了问题 | problem reported");
	const left = minutesLeft(order.deadline, now) ?? 0;
	const clock = order.deadline?.slice(11, 16) ?? "";
	return left < 0
		? t("{clock} 到期，超时 {late} | due {clock}, {late} late", { clock, late: spanText(-left) })
		: t("{clock} 到期，剩 {left} | due {clock}, {left} left", { clock, left: spanText(left) });
}
