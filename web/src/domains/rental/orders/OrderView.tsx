/** One order whole: its facts, what may be done now, and its guests, nights, ledger and log. */
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Table from "antd/es/table";
import Tabs from "antd/es/tabs";
import Timeline from "antd/es/timeline";
import Typography from "antd/es/typography";
import type { ReactNode } from "react";
import { type ResourceAction, useDescribe } from "@/engine/describe";
import { StepBar } from "@/engine/process/StepBar";
import { recordTabs } from "@/engine/record-extras";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { OrderDetail } from "../api";
import { typePair } from "../board/model/unit-type";
import { stateText } from "../board/words";
import { Ledger } from "../cashier/Ledger";
import { MoneyFacts } from "../cashier/MoneyFacts";
import { showYuan, sumText, sumYuan } from "../cashier/money";
import { WaitingRefunds } from "../cashier/WaitingRefunds";
import { useDictText } from "./dict";
import styles from "./order.module.css";
import { Party } from "./Party";
import { ofNights, useRereadOrder } from "./parts";
import { ORDERS } from "./steps";

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
	const facts: [string, ReactNode][] = [
		[
			t("状态 | State"),
			<span key="state">
				<b>{stateText(order.state)}</b>
				{order.locked && ` · ${t("已锁定 | Locked")}`}
			</span>,
		],
		[t("联系人 | Contact"), `${order.contactName} ${order.contactPhone}`],
		[t("房间 | Room"), order.unitTitle || waitingText(order)],
		[t("日期 | Dates"), whenText(order)],
		[t("渠道 | Channel"), channel(order.channel)],
		[t("备注 | Remark"), order.remark || "—"],
		...(order.groupNo ? [[t("团队号 | Group"), order.groupNo] satisfies [string, string]] : []),
	];
	return (
		<div data-order={order.id} data-state={order.state}>
			<Descriptions
				size="small"
				column={{ xs: 1, sm: 2 }}
				className={look.below}
				items={facts.map(([label, children]) => ({ key: label, label, children }))}
			/>
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
					...(order.groupNo
						? [
								{
									key: "group",
									label: t("团队房间 ({n}) | Party ({n})", { n: order.group.length + 1 }),
									children: <Party order={order} />,
								},
							]
						: []),
					{ key: "log", label: t("日志 | Log"), children: <Log order={order} /> },
					...recordTabs({ path: "rental/order", id: order.id, name: order.orderNo }),
				]}
			/>
		</div>
	);
}

const whenText = ({ hours, checkIn, checkOut }: OrderDetail): string =>
	hours ? `${checkIn} ${hours.from}–${hours.to} · ${t("钟点房 | Day use")}` : `${checkIn} → ${checkOut}`;

/** No unit yet: what the stay was sold as. */
function waitingText(order: OrderDetail): string {
	const type = order.unitType ? localize(typePair(order.unitType)) : "";
	const over = order.segments.some((one) => one.overbooked) ? ` · ${t("超售 | overbooked")}` : "";
	return `${t("待排房 | To assign")} · ${type}${over}`;
}

function GuestList({ order }: { order: OrderDetail }) {
	const gender = useDictText("sex");
	const idType = useDictText("id_type");
	return (
		<Table
			size="small"
			showHeader={false}
			pagination={false}
			// The list is shown as it came; guests have no identity.
			rowKey={(guest) => order.guests.indexOf(guest)}
			locale={{ emptyText: t("还没有登记入住人 | No guests entered yet") }}
			dataSource={order.guests}
			columns={[
				{
					key: "name",
					rowScope: "row",
					render: (_, guest) => `${guest.name}${guest.isMain ? ` · ${t("主客 | main")}` : ""}`,
				},
				{ key: "gender", render: (_, guest) => gender(guest.gender) },
				{ key: "papers", render: (_, guest) => `${idType(guest.idType)} ${guest.idNo ?? ""}` },
				{ key: "phone", dataIndex: "phone", align: "end" },
			]}
		/>
	);
}

function NightList({ order }: { order: OrderDetail }) {
	return (
		<>
			<Table
				size="small"
				showHeader={false}
				pagination={false}
				rowKey="night"
				dataSource={order.nights}
				columns={[
					{ key: "night", dataIndex: "night", rowScope: "row" },
					{ key: "unit", dataIndex: "unitTitle" },
					{ key: "price", dataIndex: "price", align: "end", render: showYuan },
				]}
			/>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>{t("合计 | Total")}</span>
				<b>{sumText(sumYuan(order.nights.map((night) => night.price)))}</b>
			</Flex>
		</>
	);
}

function Log({ order }: { order: OrderDetail }) {
	return (
		<Timeline
			items={order.log.map((line) => ({
				key: `${line.time}${line.text}`,
				content: (
					<>
						{line.text}{" "}
						<Typography.Text type="secondary">
							<time>{line.time}</time> · {line.by}
						</Typography.Text>
					</>
				),
			}))}
		/>
	);
}
