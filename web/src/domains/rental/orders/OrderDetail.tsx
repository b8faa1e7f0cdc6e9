/** An order on a page of its own, for links from lists and to-dos. */
import Card from "antd/es/card";
import Spin from "antd/es/spin";
import { useSearchParams } from "react-router";
import { RowChoice } from "@/engine/kinds/RowChoice";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { OrderView } from "./OrderView";
import { useLiveOrder } from "./parts";

export default function OrderDetailPage() {
	const [query] = useSearchParams();
	const id = query.get("id");
	const { data: order, error } = useLiveOrder(id);
	if (!id) return <RowChoice path="rental/order" title={t("选择一张订单 | Choose an order")} />;
	if (error) return <EmptyBox title={t("订单不存在 | There is no such order")} />;
	if (!order) return <Spin delay={150} />;
	return (
		<Card
			title={<h2>{`${order.orderNo} ${order.contactName}`}</h2>}
			extra={<RecordWays path="rental/order" id={order.id} name={order.orderNo} />}
		>
			<OrderView order={order} />
		</Card>
	);
}
