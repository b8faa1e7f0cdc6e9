/** Two stays swap their rooms (对换房间); both or none. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Select from "antd/es/select";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, findOrders, type OrderDetail } from "../../api";
import { noteOwnStep } from "../../board/model/undo";
import styles from "../order.module.css";
import { useKeepOrder, useNightSending, useOrder } from "../parts";
import { chosenSegment, type Segment, Segments } from "../Segments";
import { type OpenStep, withOrder } from "../withOrder";

const OPEN = "reserved,confirmed,in_house";

export default withOrder(function Swap({ order, stayId, title, close }: OpenStep) {
	const today = businessDate();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [mine, setMine] = useState(() => chosenSegment(order, stayId, today));
	const [otherId, setOtherId] = useState<string | null>(null);
	const [picked, setPicked] = useState<Segment | null>(null);
	const { data: other } = useOrder(otherId);
	if (!mine) return null;
	const theirs = picked ?? (other && chosenSegment(other, null, today));
	const send = () =>
		theirs &&
		sending.run(async () => {
			keep(
				await actOnOrder("swap", {
					id: order.id,
					version: order.version,
					stayId: mine.id,
					withStayId: theirs.id,
					withVersion: other?.version,
				}),
			);
			if (other) noteOwnStep(other);
			toast("success", "已对换 | Swapped");
			close();
		});
	return (
		<Dialog
			width={560}
			title={`${title} ${order.orderNo} ${order.contactName}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={title}
			disabled={!theirs}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? sending.errors.withStayId ?? null} />
			<div className={styles.grid}>
				<Segments order={order} value={mine.id} onChange={setMine} />
				<Field wide label={t("与哪个订单 | With the order")} required>
					<OtherOrder
						order={order}
						span={mine}
						value={otherId}
						onChange={(id) => {
							setOtherId(id);
							setPicked(null);
						}}
					/>
				</Field>
				{other && theirs && <Segments order={other} value={theirs.id} onChange={setPicked} />}
			</div>
			{other && theirs && (
				<Alert
					role="note"
					type="info"
					className={styles.note}
					data-swap
					title={`${order.contactName} ${mine.unitTitle} → ${theirs.unitTitle}；${other.contactName} ${theirs.unitTitle} → ${mine.unitTitle}`}
				/>
			)}
		</Dialog>
	);
});

interface OtherProps {
	order: OrderDetail;
	span: Segment;
	value: string | null;
	onChange: (id: string) => void;
}

/** Open orders that share nights with this stay, found by the contact's name. */
function OtherOrder({ order, span, value, onChange }: OtherProps) {
	const [typed, setTyped] = useState("");
	const found = useQuery({
		queryKey: ["rental/order/swap", typed, span.from, span.to],
		queryFn: () =>
			findOrders(typed, { state: OPEN, checkIn: `<=${span.to}`, checkOut: `>=${span.from}`, pageSize: "30" }),
		placeholderData: keepPreviousData,
	});
	return (
		<Select
			showSearch={{ filterOption: false, onSearch: (text) => setTyped(text.trim()) }}
			aria-label={t("与哪个订单 | With the order")}
			value={value ?? undefined}
			onChange={onChange}
			loading={found.isFetching}
			placeholder={t("输入联系人查找 | Type the contact's name")}
			notFoundContent={t("没有同期的订单 | No order in these nights")}
			options={(found.data ?? [])
				.filter((one) => one.id !== order.id)
				.map((one) => ({
					value: one.id,
					label: `${one.contactName} · ${one.unitId_dictText ?? ""} · ${one.checkIn} → ${one.checkOut}`,
				}))}
			style={{ width: "100%" }}
		/>
	);
}
