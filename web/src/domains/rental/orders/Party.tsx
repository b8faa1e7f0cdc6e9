/** The rooms of a party: those that are picked are paid for together, and come in together. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Table from "antd/es/table";
import { useState } from "react";
import { Link } from "react-router";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import type { OrderDetail } from "../api";
import { stateText } from "../board/words";
import { showYuan, sumYuan, toFen } from "../cashier/money";
import styles from "./order.module.css";
import { PartyPayment } from "./PartyPayment";
import { useRereadOrder } from "./parts";
import { checkInGroup, faultsText, type PartyRoom, roomsOf } from "./party";
import { ORDERS } from "./steps";

export function Party({ order }: { order: OrderDetail }) {
	const rooms = roomsOf(order);
	const [picked, setPicked] = useState<readonly string[]>([]);
	const [paying, setPaying] = useState(false);
	const reread = useRereadOrder();
	const groupNo = order.groupNo ?? "";
	const chosen = rooms.filter(({ id }) => picked.includes(id));
	const owing = chosen.filter(({ can, balance }) => can.includes("cashier") && toFen(balance) > 0);
	return (
		<div data-party={groupNo}>
			<RoomTable rooms={rooms} picked={picked} pick={setPicked} here={order.id} />
			<Flex wrap align="center" justify="space-between" gap="small" className={styles.total}>
				<span role="status" data-party-sum>
					{t("已选 {n} 间，欠款 ¥{sum} | {n} picked, ¥{sum} owed", {
						n: chosen.length,
						sum: showYuan(sumYuan(owing.map(({ balance }) => balance))),
					})}
				</span>
				<Flex wrap gap="small">
					<Button type="primary" disabled={owing.length === 0} onClick={() => setPaying(true)}>
						{t("收款 | Take payment")}
					</Button>
					<Arrival groupNo={groupNo} chosen={chosen} done={() => reread(order.id)} />
				</Flex>
			</Flex>
			{paying && (
				<PartyPayment
					groupNo={groupNo}
					rooms={owing}
					paid={() => reread(order.id)}
					close={() => setPaying(false)}
				/>
			)}
		</div>
	);
}

interface TableProps {
	rooms: PartyRoom[];
	picked: readonly string[];
	pick: (ids: readonly string[]) => void;
	/** The order whose page this is. */
	here: string;
}

function RoomTable({ rooms, picked, pick, here }: TableProps) {
	return (
		<Table
			size="small"
			pagination={false}
			rowKey="id"
			dataSource={rooms}
			scroll={{ x: "max-content" }}
			rowSelection={{
				selectedRowKeys: [...picked],
				onChange: (keys) => pick(keys.map(String)),
				getCheckboxProps: (one) => ({ name: one.unitTitle || one.orderNo }),
			}}
			columns={[
				{
					key: "no",
					title: t("订单号 | Order no."),
					render: (_, { id, orderNo }) =>
						id === here ? orderNo : <Link to={`/${ORDERS}?open=${id}`}>{orderNo}</Link>,
				},
				{ dataIndex: "unitTitle", title: t("房间 | Room") },
				{ key: "when", title: t("日期 | Dates"), render: (_, one) => `${one.checkIn} → ${one.checkOut}` },
				{
					key: "state",
					title: t("状态 | State"),
					render: (_, one) => (
						<>
							{stateText(one.state)}
							{picked.includes(one.id) && one.reasons.checkIn && (
								<div className={look.note}>{one.reasons.checkIn}</div>
							)}
						</>
					),
				},
				{
					key: "balance",
					title: t("余额 | Balance"),
					align: "end",
					render: (_, one) => <span data-balance={one.id}>{showYuan(one.balance)}</span>,
				},
			]}
		/>
	);
}

interface ArrivalProps {
	groupNo: string;
	chosen: PartyRoom[];
	done: () => void;
}

/** Those of the chosen rooms in whose way nothing stands; what the server finds all the same is said room by room. */
function Arrival({ groupNo, chosen, done }: ArrivalProps) {
	const sending = useSending();
	const due = chosen.filter(({ can }) => can.includes("checkIn"));
	const send = () =>
		sending.run(async () => {
			const rooms = due.map(({ id }) => ({ orderId: id }));
			const { notices } = await checkInGroup({ groupNo, rooms });
			for (const text of notices) toast("warning", text);
			toast("success", t("已入住 {n} 间 | {n} rooms checked in", { n: rooms.length }));
			done();
		});
	return (
		<>
			<Button disabled={due.length === 0} loading={sending.busy} onClick={() => void send()}>
				{t("办理入住 {n} 间 | Check in {n}", { n: due.length })}
			</Button>
			<Problem text={sending.problem ?? faultsText(sending.errors)} />
		</>
	);
}
