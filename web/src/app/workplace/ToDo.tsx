/** What waits for this person, as figures that lead to the rows behind them. */

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addressOf, type CardName, orderCards } from "@/domains/today/figures";
import { useToday } from "@/domains/today/useToday";
import { get } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { useUnread } from "@/kit/unread";
import look from "@/parts/look.module.css";
import styles from "./Workplace.module.css";

const WORK: Readonly<Partial<Record<CardName, Pair>>> = {
	arrivals: "今日入住 | Arrivals today",
	departures: "今日离店 | Departures today",
	owing: "离店未结 | Left, not settled",
	unpaid: "未付账单 | Unpaid bills",
	risks: "欠款风险名单 | Arrears at risk",
	housekeeping: "待保洁 | Housekeeping",
};

export function ToDo() {
	const may = useMay();
	const unread = useUnread("notices");
	return (
		<ul className={styles.todo} aria-label={t("待办 | What waits")}>
			<Line name={t("未读消息 | Unread notices")} count={unread} to="/isps/userAnnouncement" />
			{may("workflow:request:list") && <Requests />}
			{may("rental:today:list") && <TodayLines />}
		</ul>
	);
}

function TodayLines() {
	const { data } = useToday();
	if (!data) return null;
	const names = orderCards(data, data.date).filter((name) => WORK[name]);
	return names.map((name) => {
		const card = data[name];
		const title = WORK[name];
		if (!card || !title) return null;
		const late = Boolean(card.count && card.oldest && card.oldest.slice(0, 10) < data.date);
		return <Line key={name} name={t(title)} count={card.count} late={late} to={addressOf(card)} />;
	});
}

function Requests() {
	const { data } = useQuery({
		queryKey: ["workflow", "inbox", "count"],
		queryFn: ({ signal }) =>
			get("/workflow/request/inbox", { box: "todo", pageSize: 1 }, { quiet: true, signal }),
		refetchOnMount: "always",
	});
	if (!data) return null;
	return <Line name={t("待我审批 | Waiting for my decision")} count={data.total} to="/workflow" />;
}

function Line({
	name,
	count,
	to,
	late = false,
}: {
	name: string;
	count: number;
	to: string;
	late?: boolean;
}) {
	return (
		<li>
			<Link to={to} className={look.sheet} data-late={late}>
				<b>{count}</b>
				{name}
			</Link>
		</li>
	);
}
