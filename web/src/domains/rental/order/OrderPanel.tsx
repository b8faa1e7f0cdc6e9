/** An order beside the list of orders, kept true while others change it. */
import Drawer from "antd/es/drawer";
import { useState } from "react";
import type { DetailViewProps } from "@/engine/actions";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { OrderStepDialog } from "./OrderSteps";
import { OrderView } from "./OrderView";
import styles from "./order.module.css";
import { useLiveOrder } from "./parts";
import type { OrderStep } from "./Steps";

export default function OrderPanel({ id, onClose }: DetailViewProps) {
	const { data: order, error } = useLiveOrder(id);
	const [step, setStep] = useState<OrderStep | null>(null);
	return (
		<Drawer
			open
			size={680}
			title={order ? `${order.orderNo} ${order.contactName}` : t("订单 | Order")}
			onClose={onClose}
			extra={order && <RecordWays path="rental/order" id={order.id} name={order.orderNo} />}
			loading={!order && !error}
		>
			{error && <p className={styles.hint}>{t("订单不存在 | There is no such order")}</p>}
			{order && <OrderView key={id} order={order} open={setStep} />}
			{order && step && <OrderStepDialog step={step} orderId={order.id} close={() => setStep(null)} />}
		</Drawer>
	);
}
