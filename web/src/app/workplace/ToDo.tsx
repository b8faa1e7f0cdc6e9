/** What waits for this person, as figures that lead to the rows behind them. */

import { useQuery } from "@tanstack/react-query";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import { Link } from "react-router";
import { addressOf, type CardName, orderCards } from "@/domains/today/figures";
import { useToday } from "@/domains/today/useToday";
import { fetchPage } from "@/engine/wire";
import { businessDate } from "@/kit/business-day";
import { get } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { useUser } from "@/kit/session";
import { type Pair, t } from "@/kit/text";
import { useUnread } from "@/kit/unread";
import { useLiveQuery } from "@/live/useLiveQuery";

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
		<Flex component="ul" wrap gap="small" aria-label={t("待办 | What waits")}>
			<Line name={t("未读消息 | Unread notices")} count={unread} to="/isps/userAnnouncement" />
			{may("vip:followUp:list") && <FollowUps path="vip/followUp" />}
			{may("crm:followUp:list") && <FollowUps path="crm/followUp" />}
			{may("workflow:request:list") && <Requests />}
			{may("rental:today:list") && <TodayLines />}
		</Flex>
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

const FOLLOW_UPS: Readonly<Record<FollowUpPath, { name: Pair; open: Record<string, string>; next: string }>> =
	{
		"vip/followUp": {
			name: "待跟进会员 | Members to follow up",
			open: { done: "false" },
			next: "nextOn",
		},
		"crm/followUp": {
			name: "待跟进客户 | Customers to follow up",
			open: { nextState: "waiting" },
			next: "nextTime",
		},
	};

/** My own follow-ups whose next day has come; late where it was before today. */
function FollowUps({ path }: { path: FollowUpPath }) {
	const { name, open, next } = FOLLOW_UPS[path];
	const me = useUser()?.id;
	const today = businessDate();
	const mine = { ...open, ownerId: String(me), [`${next}_end`]: today };
	const { data } = useLiveQuery({
		key: ["follow-ups", path, me, today],
		enabled: Boolean(me),
		topic: `list/${path}` as const,
		fetch: (signal) => fetchPage(path, { ...mine, column: next, order: "asc", pageSize: 1 }, signal),
		apply: () => "refetch",
	});
	if (!data) return null;
	const first = String(data.records[0]?.[next] ?? today).slice(0, 10);
	const to = `/${path}?${new URLSearchParams(mine)}`;
	return <Line name={t(name)} count={data.total} late={data.total > 0 && first < today} to={to} />;
}

type FollowUpPath = "vip/followUp" | "crm/followUp";

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
		<li style={{ flex: "1 1 150px" }}>
			<Link to={to} data-late={late}>
				<Card size="small" variant="borderless" hoverable>
					<Statistic
						title={name}
						value={count}
						{...(late ? { styles: { content: { color: "var(--ant-color-error)" } } } : {})}
					/>
				</Card>
			</Link>
		</li>
	);
}
