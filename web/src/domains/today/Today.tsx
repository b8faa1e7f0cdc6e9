/** The home page: what today asks for, each number opening the rows behind it, and how full the house will be. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Skeleton from "antd/es/skeleton";
import { useRef } from "react";
import { useUser } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { writeTime } from "@/kit/time";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { type CardName, greetingAt, orderCards, shanghaiHour, type TodayData } from "./figures";
import { Occupancy } from "./Occupancy";
import styles from "./Today.module.css";
import { TodayCard } from "./TodayCard";
import { beginToday, useToday } from "./useToday";

export { beginToday as begin };

export default function Today() {
	const today = useToday();
	return (
		<Flex vertical gap="middle" className={styles.page}>
			<Greeting date={today.data?.date} />
			{today.error && (
				<Alert
					type="error"
					showIcon
					title={localize(today.error.message)}
					description={
						today.data &&
						t("下面是 {time} 的数字 | Figures as of {time}", {
							time: new Date(today.dataUpdatedAt).toLocaleTimeString(),
						})
					}
					action={<Button onClick={() => void today.refetch()}>{t("重试 | Try again")}</Button>}
				/>
			)}
			{today.data ? <Cards data={today.data} /> : !today.error && <Loading />}
			<Occupancy />
		</Flex>
	);
}

function Greeting({ date }: { date: string | undefined }) {
	const user = useUser();
	const now = new Date();
	return (
		<Flex component="header" wrap align="baseline" gap="0 var(--ant-margin)">
			<h1>
				{t(greetingAt(shanghaiHour(now)))}
				{t("， | , ")}
				{user?.realname || user?.username}
			</h1>
			<p className={look.quiet}>{date && dateText(date)}</p>
		</Flex>
	);
}

const WEEKDAYS = [
	"日 | Sunday",
	"一 | Monday",
	"二 | Tuesday",
	"三 | Wednesday",
	"四 | Thursday",
	"五 | Friday",
	"六 | Saturday",
] as const;

function dateText(date: string): string {
	const weekday = t(WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? WEEKDAYS[0]);
	return t("{date} 星期{weekday} | {weekday}, {date}", { date, weekday });
}

function Cards({ data }: { data: TodayData }) {
	// The order is set when the page opens: cards that change places under the pointer are worse than a late order.
	const first = useRef<CardName[] | null>(null);
	first.current ??= orderCards(data, writeTime(new Date()));
	const names = [...first.current, ...orderCards(data, "").filter((name) => !first.current?.includes(name))];
	const shown = names.flatMap((name) => (data[name] ? [{ name, card: data[name] }] : []));
	if (shown.length === 0)
		return <EmptyBox title={t("您没有可查看的待办 | There is nothing here for your role")} />;
	return (
		<section className={styles.cards} aria-label={t("今日待办 | To-do today")}>
			{shown.map(({ name, card }) => (
				<TodayCard key={name} name={name} card={card} />
			))}
		</section>
	);
}

function Loading() {
	return (
		<div className={styles.cards}>
			{[0, 1, 2, 3, 4, 5].map((at) => (
				<div key={at} className={`${look.framed} ${styles.card}`}>
					<Skeleton active title={false} paragraph={{ rows: 3 }} />
				</div>
			))}
		</div>
	);
}
