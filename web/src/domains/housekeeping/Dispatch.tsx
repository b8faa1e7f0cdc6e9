/** The dispatcher's page: what rings, who has how much, and which order goes to whom. */
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { columnsOf } from "./board";
import type { HkStaff } from "./order";
import { useBoard } from "./state/useBoard";
import { useBoardFilter } from "./state/useBoardFilter";
import { AddOrder } from "./view/AddOrder";
import { Alarms } from "./view/Alarms";
import { AutoFill } from "./view/AutoFill";
import { BindDialog } from "./view/BindDialog";
import { BoardError } from "./view/BoardError";
import { Columns } from "./view/Columns";
import styles from "./view/Dispatch.module.css";
import { OrderDrawer } from "./view/OrderDrawer";
import { Toolbar } from "./view/Toolbar";

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
		<div className={styles.page} data-board={data.date}>
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
			<OrderDrawer order={opened} board={board} staff={data.staff} close={() => open(null)} />
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
		</div>
	);
}
