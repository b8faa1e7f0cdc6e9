/** An order on a page of its own, for links from lists and to-dos. */
import Spin from "antd/es/spin";
import { useSearchParams } from "react-router";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { OrderView } from "./OrderView";
import styles from "./order.module.css";
import { useLiveOrder } from "./parts";

export default function OrderDetailPage() {
	const [query] = useSearchParams();
	const id = query.get("id");
	const { data: order, error } = useLiveOrder(id);
	if (id === null || error) return <p className={styles.page}>{t("订单不存在 | There is no such order")}</p>;
	if (!order) return <Spin delay={150} />;
	return (
		<article className={styles.page}>
			<h2 style={{ marginBottom: 12 }}>
				{order.orderNo} {order.contactName}
				<RecordWays path="rental/order" id={order.id} name={order.orderNo} />
			</h2>
			<OrderView order={order} />
		</article>
	);
}
