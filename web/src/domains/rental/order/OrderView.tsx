/** One order whole: its facts, what may be done now and why the rest may not, and its guests, nights, ledger and log. */
import Button from "antd/es/button";
import Tabs from "antd/es/tabs";
import { toast } from "@/kit/notice";
import { type Pair, t } from "@/kit/text";
import { actOnOrder, type OrderDetail } from "../api";
import { showYuan, sumYuan } from "../core/money";
import { stateText } from "../view/words";
import { useDictText } from "./dict";
import { Ledger } from "./Ledger";
import { MoneyFacts } from "./MoneyFacts";
import styles from "./order.module.css";
import { Problem, useKeepOrder, useSending } from "./parts";

export type OrderStep = "modify" | "cashier" | "checkIn" | "checkOut" | "cancel" | "noShow";

interface OrderViewProps {
	order: OrderDetail;
	tab?: string;
	/** Opens the dialog a step needs. */
	open: (step: OrderStep) => void;
}

export function OrderView({ order, tab, open }: OrderViewProps) {
	const channel = useDictText("channel");
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
				<dd>{order.unitTitle}</dd>
				<dt>{t("日期 | Dates")}</dt>
				<dd>
					{order.checkIn} → {order.checkOut}
				</dd>
				<dt>{t("渠道 | Channel")}</dt>
				<dd>{channel(order.channel)}</dd>
				<dt>{t("备注 | Remark")}</dt>
				<dd>{order.remark || "—"}</dd>
			</dl>
			<Steps order={order} open={open} />
			<MoneyFacts order={order} />
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
				]}
			/>
		</div>
	);
}

interface Step {
	action: string;
	text: Pair;
	opens?: OrderStep;
	body?: (order: OrderDetail) => object;
	danger?: boolean;
}

const STEPS: readonly Step[] = [
	{ action: "checkIn", text: "入住 | Check in", opens: "checkIn" },
	{ action: "checkOut", text: "退房 | Check out", opens: "checkOut" },
	{ action: "confirm", text: "确认 | Confirm" },
	{ action: "close", text: "结清 | Settle" },
	{ action: "cashier", text: "收银 | Cashier", opens: "cashier" },
	{ action: "edit", text: "修改 | Modify", opens: "modify" },
	{ action: "lock", text: "锁定/解锁 | Lock or unlock", body: (order) => ({ locked: !order.locked }) },
	{ action: "undoCheckOut", text: "撤销退房 | Undo check-out" },
	{ action: "reinstate", text: "恢复 | Reinstate" },
	{ action: "noShow", text: "未到店 | No show", opens: "noShow", danger: true },
	{ action: "cancel", text: "取消订单 | Cancel order", opens: "cancel", danger: true },
];

/** Check-in and check-out open although something is missing: their dialogs say what, and let it be mended. */
const MENDABLE = new Set(["checkIn", "checkOut"]);

function Steps({ order, open }: { order: OrderDetail; open: OrderViewProps["open"] }) {
	const keep = useKeepOrder();
	const sending = useSending();
	const shown = STEPS.filter(
		(step) => order.can.includes(step.action) || order.reasons[step.action] !== undefined,
	);
	const take = (step: Step) => {
		if (step.opens) return open(step.opens);
		void sending.run(async () => {
			keep(await actOnOrder(step.action, { id: order.id, version: order.version, ...step.body?.(order) }));
			toast("success", "已完成 | Done");
		});
	};
	return (
		<>
			<Problem text={sending.problem} />
			<div className={styles.acts}>
				{shown.map((step, index) => {
					const allowed = order.can.includes(step.action) || MENDABLE.has(step.action);
					return (
						<Button
							key={step.action}
							data-action={step.action}
							type={index === 0 ? "primary" : "default"}
							danger={step.danger}
							disabled={!allowed || sending.busy}
							title={order.can.includes(step.action) ? undefined : order.reasons[step.action]}
							onClick={() => take(step)}
						>
							{step.action === "lock" ? (order.locked ? t("解锁 | Unlock") : t("锁定 | Lock")) : t(step.text)}
						</Button>
					);
				})}
			</div>
		</>
	);
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
			<div className={styles.total}>
				<span>{t("合计 | Total")}</span>
				<b>¥{showYuan(sumYuan(order.nights.map((night) => night.price)))}</b>
			</div>
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
