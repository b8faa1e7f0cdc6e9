/** The dispatcher's page: what rings, who has how much, and which order goes to whom. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import { minutesLeft } from "@/kit/time";
import { Waiting } from "@/parts/Waiting";
import { alarmsOf, type BoardData, columnsOf, type Filter, matches } from "./board";
import type { HkOrder, HkStaff } from "./order";
import { useBoard } from "./state/useBoard";
import { useBoardFilter } from "./state/useBoardFilter";
import { AddOrder } from "./view/AddOrder";
import { AutoFill } from "./view/AutoFill";
import { BindDialog } from "./view/BindDialog";
import { BoardError } from "./view/BoardError";
import { Columns } from "./view/Columns";
import styles from "./view/Dispatch.module.css";
import { OrderDrawer } from "./view/OrderDrawer";
import { Toolbar } from "./view/Toolbar";
import { useMinute } from "./view/useMinute";
import { spanText, stateText } from "./words";

const DueCalendar = lazy(async () => ({ default: (await import("./view/DueCalendar")).DueCalendar }));

export default function Dispatch() {
	const [filter, change] = useBoardFilter();
	const board = useBoard(filter.date);
	const [adding, setAdding] = useState(false);
	const [filling, setFilling] = useState(false);
	const [binding, setBinding] = useState<HkStaff | null>(null);
	const { data } = board;
	if (!data)
		return board.error ? <BoardError error={board.error} retry={() => void board.refetch()} /> : <Waiting />;
	const opened = data.orders.find((order) => order.id === filter.order) ?? null;
	const open = (id: string | null) => change({ order: id });
	return (
		<Flex vertical gap="var(--ant-margin-sm)" className={styles.page} data-board={data.date}>
			<Toolbar
				data={data}
				filter={filter}
				change={change}
				add={() => setAdding(true)}
				fill={() => setFilling(true)}
			/>
			{board.error && (
				<BoardError error={board.error} retry={() => void board.refetch()} since={board.dataUpdatedAt} />
			)}
			<Alarms data={data} filter={filter} open={open} />
			{filter.calendar ? (
				<Suspense fallback={<Waiting />}>
					<DueCalendar
						today={data.today}
						filter={filter}
						open={(order, day) => change({ order, date: day === data.today ? null : day })}
					/>
				</Suspense>
			) : (
				<Columns
					columns={columnsOf(data, filter, filter.showOff)}
					data={data}
					move={board.move}
					open={open}
					bind={setBinding}
				/>
			)}
			<OrderDrawer order={opened} close={() => open(null)} />
			{adding && <AddOrder staff={data.staff} made={board.put} close={() => setAdding(false)} />}
			{filling && <AutoFill board={board} close={() => setFilling(false)} />}
			{binding && (
				<BindDialog
					staff={data.staff.find((one) => one.id === binding.id) ?? binding}
					close={() => setBinding(null)}
				/>
			)}
			<p className="gj-sr" role="status">
				{t("{count} 单待派 | {count} orders unassigned", {
					count: data.orders.filter((one) => one.state === "pending").length,
				})}
			</p>
		</Flex>
	);
}

interface AlarmsProps {
	data: BoardData;
	filter: Filter;
	open: (id: string) => void;
}

const SHOWN = 6;

/** Rooms that may not be ready in time and problems reported, on top of everything, each opening its order. */
function Alarms({ data, filter, open }: AlarmsProps) {
	const now = useMinute();
	const [all, setAll] = useState(false);
	const alarms = alarmsOf(data.orders, now).filter((order) => matches(order, filter));
	if (alarms.length === 0) return null;
	const shown = all ? alarms : alarms.slice(0, SHOWN);
	return (
		<Alert
			type="error"
			role="region"
			aria-label={t("告警 | Alarms")}
			title={
				<Flex wrap align="center" gap="small" className={styles.alarms}>
					<h2>{t("告警 {count} | Alarms {count}", { count: alarms.length })}</h2>
					{shown.map((order) => (
						<Button key={order.id} size="small" onClick={() => open(order.id)} data-alarm={order.id}>
							<b>{order.unitTitle}</b>
							<span>{alarmText(order, now)}</span>
							<Typography.Text type="secondary">
								{stateText(order)}
								{order.staffName && ` · ${order.staffName}`}
							</Typography.Text>
						</Button>
					))}
					{alarms.length > SHOWN && (
						<Button size="small" type="link" aria-expanded={all} onClick={() => setAll(!all)}>
							{all ? t("收起 | Less") : t("还有 {count} 条 | {count} more", { count: alarms.length - SHOWN })}
						</Button>
					)}
				</Flex>
			}
		/>
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
