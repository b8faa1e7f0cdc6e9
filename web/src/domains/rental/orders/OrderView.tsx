/** One order whole: its facts, what may be done now, and its guests, nights, ledger and log. */
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import { type ResourceAction, useDescribe } from "@/engine/describe";
import { StepBar } from "@/engine/process/StepBar";
import { recordTabs } from "@/engine/record-extras";
import { localize, t } from "@/kit/text";
import type { OrderDetail } from "../api";
import { typePair } from "../board/model/unit-type";
import { stateText } from "../board/words";
import { Ledger } from "../cashier/Ledger";
import { MoneyFacts } from "../cashier/MoneyFacts";
import { showYuan, sumYuan } from "../cashier/money";
import { WaitingRefunds } from "../cashier/WaitingRefunds";
import { ORDERS } from "./dialogs";
import { useDictText } from "./dict";
import styles from "./order.module.css";
import { ofNights, useRereadOrder } from "./parts";

interface OrderViewProps {
	order: OrderDetail;
	tab?: string;
	/** Opens the dialogs of its steps where the screen has a place of its own for them. */
	onOpen?: (action: ResourceAction) => void;
}

export function OrderView({ order, tab, onOpen }: OrderViewProps) {
	const describe = useDescribe(ORDERS);
	const channel = useDictText("channel");
	const reread = useRereadOrder();
	return (
		<div data-order={order.id} data-state={order.state}>
			<dl className={styles.facts}>
				<dt>{t("状态 | State")}</dt>
				<dd>
					<b>{stateText(order.state)}</b>
					{order.locked && ` · ${t("已锁定 | Locked")}`}
				</dd>
				<dt>{t("联系人 | Contact")}</dt>
				<dd>
					{order.contactName} {order.contactPhone}
				</dd>
				<dt>{t("房间 | Room")}</dt>
				<dd>{order.unitTitle || waitingText(order)}</dd>
				<dt>{t("日期 | Dates")}</dt>
				<dd>
					{order.hours
						? `${order.checkIn} ${order.hours.from}–${order.hours.to} · ${t("钟点房 | Day use")}`
						: `${order.checkIn} → ${order.checkOut}`}
				</dd>
				<dt>{t("渠道 | Channel")}</dt>
				<dd>{channel(order.channel)}</dd>
				<dt>{t("备注 | Remark")}</dt>
				<dd>{order.remark || "—"}</dd>
			</dl>
			{describe && (
				<StepBar
					describe={describe}
					row={{ ...order, rowVersion: order.version }}
					onDone={() => reread(order.id)}
					explain={ofNights}
					{...(onOpen ? { onOpen } : {})}
				/>
			)}
			<MoneyFacts order={order} />
			<WaitingRefunds refunds={order.waiting} changed={() => reread(order.id)} />
			<Tabs
				defaultActiveKey={tab}
				items={[
					{
						key: "guests",
						label: t("入住人 ({n}) | Guests ({n})", { n: order.guests.length }),
						children: <GuestList order={order} />,
					},
					{
						key: "nights",
						label: t("房价 ({n}晚) | Nights ({n})", { n: order.nights.length }),
						children: <NightList order={order} />,
					},
					{
						key: "ledger",
						label: t("流水 ({n}) | Ledger ({n})", { n: order.ledger.length }),
						children: <Ledger order={order} />,
					},
					{ key: "log", label: t("日志 | Log"), children: <Log order={order} /> },
					...recordTabs({ path: "rental/order", id: order.id, name: order.orderNo }),
				]}
			/>
		</div>
	);
}

/** No unit yet: what the stay was sold as. */
function waitingText(order: OrderDetail): string {
	const type = order.unitType ? localize(typePair(order.unitType)) : "";
	const over = order.segments.some((one) => one.overbooked) ? ` · ${t("超售 | overbooked")}` : "";
	return `${t("待排房 | To assign")} · ${type}${over}`;
}

function GuestList({ order }: { order: OrderDetail }) {
	const gender = useDictText("sex");
	const idType = useDictText("id_type");
	if (order.guests.length === 0)
		return <p className={styles.hint}>{t("还没有登记入住人 | No guests entered yet")}</p>;
	return (
		<table className={styles.lines}>
			<tbody>
				{order.guests.map((guest, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came
					<tr key={index}>
						<th scope="row">
							{guest.name}
							{guest.isMain && ` · ${t("主客 | main")}`}
						</th>
						<td>{gender(guest.gender)}</td>
						<td>
							{idType(guest.idType)} {guest.idNo}
						</td>
						<td>{guest.phone}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function NightList({ order }: { order: OrderDetail }) {
	return (
		<>
			<table className={styles.lines}>
				<tbody>
					{order.nights.map((night) => (
						<tr key={night.night}>
							<th scope="row">{night.night}</th>
							<td>{night.unitTitle}</td>
							<td>{showYuan(night.price)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>{t("合计 | Total")}</span>
				<b>¥{showYuan(sumYuan(order.nights.map((night) => night.price)))}</b>
			</Flex>
		</>
	);
}

function Log({ order }: { order: OrderDetail }) {
	return (
		<ol className={styles.log}>
			{order.log.map((line) => (
				<li key={`${line.time}${line.text}`}>
					<time>{line.time}</time>
					<span>{line.by}</span>
					{line.text}
				</li>
			))}
		</ol>
	);
}
