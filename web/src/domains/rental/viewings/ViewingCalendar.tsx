/** The calendar of viewings: a week by day or a day by agent, in the periods of the day; what is booked is dragged elsewhere. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import Typography from "antd/es/typography";
import dayjs from "dayjs";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { useDict } from "@/kit/dict";
import { DAY } from "@/kit/format";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { useUser } from "@/kit/session";
import { storedCell, useCell, writeCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { CalendarHead } from "@/parts/calendar/CalendarHead";
import { type View, weekOf } from "@/parts/calendar/days";
import { SlotGrid } from "@/parts/calendar/SlotGrid";
import type { SlotColumn } from "@/parts/calendar/slots";
import { WEEKDAYS } from "@/parts/calendar/words";
import { Waiting } from "@/parts/Waiting";
import { useConversion, useViewings } from "./useViewings";
import { agentColumns, agentsOf, itemOf, type Rows, rowsOf, shareOf, shownOf, targetOf } from "./viewings";
import styles from "./viewings.module.css";

interface Props {
	/** Whose viewings are shown; empty for everybody's. */
	agentId: string;
	choose: (agentId: string) => void;
	open: (id: string) => void;
}

const VIEWS: readonly View[] = ["week", "day"];
const rowsCell = storedCell<Rows>("viewing_rows", "periods");

export function ViewingCalendar({ agentId, choose, open }: Props) {
	const today = businessDate();
	const phone = useScreen() === "phone";
	const [view, setView] = useState<View>(phone ? "day" : "week");
	const [day, setDay] = useState(today);
	const week = weekOf(day);
	const viewings = useViewings(week[0] ?? day, week[6] ?? day);
	const periods = useDict("day_period");
	const rows = useCell(rowsCell);
	const states = useDict("viewing_state");
	const said = (state: string) => states.find(({ value }) => value === state)?.text ?? state;
	const movable = useMay()("rental:viewing:rebook");
	const user = useUser();
	const all = viewings.data ?? [];
	const agents = agentsOf(all, user && { id: user.id, name: user.realname });
	const nobody = t("未分配 | Nobody yet");
	const byAgent = view === "day";
	const columns = byAgent
		? agentColumns(agents, agentId, nobody).map((one) => ({ ...one, closed: day < today }))
		: week.map((date) => dayColumn(date, today));
	const shown = shownOf(all, agentId).filter((row) => !byAgent || row.viewDate === day);
	const move = (id: string, column: string, period: string) => {
		const row = all.find((one) => one.id === id);
		if (!row) return;
		const to = targetOf(row, byAgent ? day : null, column, period, rows);
		void viewings.move(row, to, agents.find((one) => one.id === to.agentId)?.name ?? "");
	};
	return (
		<section className={styles.calendar} aria-label={t("看房日历 | Viewing calendar")} data-view={view}>
			<CalendarHead
				view={view}
				day={day}
				today={today}
				views={VIEWS}
				onShow={(next, date) => {
					setView(next);
					setDay(date);
				}}
			>
				<Conversion today={today} />
				<Segmented<Rows>
					aria-label={t("行 | Rows")}
					value={rows}
					onChange={(next) => writeCell(rowsCell, next)}
					options={[
						{ value: "periods", label: t("时段 | Periods") },
						{ value: "hours", label: t("小时 | Hours") },
					]}
				/>
				<Select
					allowClear
					style={{ width: "9.5em" }}
					aria-label={t("经办人 | Agent")}
					placeholder={t("全部经办人 | All agents")}
					value={agents.some(({ id }) => id === agentId) ? agentId : null}
					options={agents.map(({ id, name }) => ({ value: id, label: name }))}
					onChange={(id?: string) => choose(id ?? "")}
				/>
			</CalendarHead>
			{viewings.error && (
				<Alert
					type="error"
					showIcon
					title={localize(viewings.error.message)}
					action={
						<Button size="small" onClick={() => void viewings.refetch()}>
							{t("重试 | Try again")}
						</Button>
					}
				/>
			)}
			{viewings.data ? (
				<SlotGrid
					label={t("时段 | Periods")}
					columns={columns}
					rows={rowsOf(periods, rows, (period) => t("{period} 未定 | {period}, open", { period }))}
					items={shown.map((row) => itemOf(row, { byAgent, rows, movable, said }))}
					onOpen={open}
					onMove={movable ? move : undefined}
					onColumn={
						byAgent
							? undefined
							: (date) => {
									setView("day");
									setDay(date);
								}
					}
				/>
			) : (
				!viewings.error && <Waiting />
			)}
			{viewings.data && shown.length === 0 && (
				<Typography.Text type="secondary">{t("这里还没有看房预约 | No viewings here yet")}</Typography.Text>
			)}
		</section>
	);
}

function dayColumn(date: string, today: string): SlotColumn {
	const weekday = t(WEEKDAYS[(dayjs(date).day() + 6) % 7] ?? "周一 | Mon");
	const title = `${weekday} ${Number(date.slice(5, 7))}/${Number(date.slice(8))}`;
	return { key: date, title, today: date === today, closed: date < today };
}

const DAYS = 30;

/** What the viewings of the last month came to. */
function Conversion({ today }: { today: string }) {
	const first = dayjs(today)
		.subtract(DAYS - 1, "day")
		.format(DAY);
	const { data } = useConversion(first, today);
	if (!data) return null;
	return (
		<Typography.Text type="secondary">
			{t(
				"近{days}天看房 {completed} 次，签约 {leased}（{share}%） | Last {days} days: {completed} seen, {leased} signed ({share}%)",
				{ days: DAYS, ...data, share: shareOf(data) },
			)}
		</Typography.Text>
	);
}
