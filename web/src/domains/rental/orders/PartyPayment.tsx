/** One payment for rooms of a party: what each owes, how it is paid, and the receipts of the rooms once it is taken. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Input from "antd/es/input";
import Table from "antd/es/table";
import { useState } from "react";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import type { PayMethod } from "../api";
import { showYuan, sumYuan } from "../cashier/money";
import styles from "./order.module.css";
import { DictSelect } from "./parts";
import { faultsText, type PartyPaid, type PartyRoom, payGroup } from "./party";

const METHODS = ["cash", "wechat", "alipay", "card", "transfer", "other"] as const;

type Method = Exclude<PayMethod, "company">;

interface Props {
	groupNo: string;
	/** Those that owe something, as they are now. */
	rooms: PartyRoom[];
	paid: () => void;
	close: () => void;
}

export function PartyPayment({ groupNo, rooms, paid, close }: Props) {
	const sending = useSending();
	const [method, setMethod] = useState<Method>("cash");
	const [note, setNote] = useState("");
	const [taken, setTaken] = useState<PartyPaid | null>(null);
	const sum = sumYuan(rooms.map(({ balance }) => balance));
	const send = () =>
		sending.run(async () => {
			const picked = rooms.map(({ id, balance }) => ({ orderId: id, balance }));
			setTaken(await payGroup({ groupNo, rooms: picked, method, note: note || null }));
			paid();
		});
	const { method: wrong, note: wrongNote, ...ofRooms } = sending.errors;
	return (
		<Drawer
			open
			size={520}
			title={t("团队收款 {no} | Payment of party {no}", { no: groupNo })}
			onClose={close}
			footer={
				taken ? (
					<Button block size="large" onClick={close}>
						{t("完成 | Done")}
					</Button>
				) : (
					<Button
						type="primary"
						block
						size="large"
						loading={sending.busy}
						disabled={rooms.length === 0}
						onClick={() => void send()}
					>
						{t("收款 ¥{sum} | Receive ¥{sum}", { sum: showYuan(sum) })}
					</Button>
				)
			}
		>
			{taken ? (
				<Receipts taken={taken} />
			) : (
				<>
					<Problem text={sending.problem ?? faultsText(ofRooms)} />
					<Lines
						rows={rooms.map((one) => ({ ...one, room: one.unitTitle || one.orderNo, sum: one.balance }))}
					/>
					<div className={styles.grid}>
						<Field label={t("支付方式 | Method")} required error={wrong}>
							<DictSelect<Method>
								code="pay_method"
								label={t("支付方式 | Method")}
								only={METHODS}
								value={method}
								onChange={setMethod}
							/>
						</Field>
						<Field label={t("备注 | Note")} error={wrongNote}>
							<Input
								value={note}
								maxLength={200}
								aria-label={t("备注 | Note")}
								onChange={(event) => setNote(event.target.value)}
							/>
						</Field>
					</div>
				</>
			)}
		</Drawer>
	);
}

function Receipts({ taken }: { taken: PartyPaid }) {
	return (
		<>
			<Alert
				type="success"
				showIcon
				className={styles.note}
				title={t("已收款 ¥{sum} | ¥{sum} received", { sum: showYuan(taken.total) })}
			/>
			<Lines
				rows={taken.receipts.map(({ orderId, room, no, amount }) => ({ id: orderId, room, no, sum: amount }))}
			/>
		</>
	);
}

interface Line {
	id: string;
	room: string;
	/** Of the receipt, once there is one. */
	no?: string;
	sum: string;
}

function Lines({ rows }: { rows: Line[] }) {
	const receipt = { dataIndex: "no", title: t("收据号 | Receipt no.") };
	return (
		<Table
			size="small"
			pagination={false}
			rowKey="id"
			dataSource={rows}
			scroll={{ x: "max-content" }}
			locale={{ emptyText: t("所选房间没有欠款 | The picked rooms owe nothing") }}
			columns={[
				{ dataIndex: "room", title: t("房间 | Room"), rowScope: "row" },
				...(rows.some(({ no }) => no) ? [receipt] : []),
				{ dataIndex: "sum", title: t("金额 | Amount"), align: "end" as const, render: showYuan },
			]}
		/>
	);
}
