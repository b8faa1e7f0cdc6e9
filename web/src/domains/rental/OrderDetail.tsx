/** An order on a page of its own, for links from lists and to-dos. */
import Spin from "antd/es/spin";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "@/kit/text";
import { stepDialog } from "./order/OrderDrawer";
import { type OrderStep, OrderView } from "./order/OrderView";
import styles from "./order/order.module.css";
import { useOrder } from "./order/parts";

type Loaded = ComponentType<{ dialog: never; close: () => void }>;
const load = (from: () => Promise<{ default: unknown }>) => lazy(from as () => Promise<{ default: Loaded }>);

const STEPS: Record<OrderStep, ReturnType<typeof load>> = {
	modify: load(() => import("./order/OrderDialog")),
	cashier: load(() => import("./order/CashierDialog")),
	checkIn: load(() => import("./order/CheckInDialog")),
	checkOut: load(() => import("./order/CheckOutDialog")),
	cancel: load(() => import("./order/ReasonDialog")),
	noShow: load(() => import("./order/ReasonDialog")),
};

export default function OrderDetailPage() {
	const [query] = useSearchParams();
	const id = query.get("id");
	const { data: order, error } = useOrder(id);
	const [step, setStep] = useState<OrderStep | null>(null);
	if (id === null || error) return <p className={styles.page}>{t("订单不存在 | There is no such order")}</p>;
	if (!order) return <Spin delay={150} />;
	const Open = step && STEPS[step];
	return (
		<article className={styles.page}>
			<h2 style={{ marginBottom: 12 }}>
				{order.orderNo} {order.contactName}
			</h2>
			<OrderView order={order} open={setStep} />
			<Suspense fallback={null}>
				{Open && step && <Open dialog={stepDialog(step, order.id) as never} close={() => setStep(null)} />}
			</Suspense>
		</article>
	);
}
