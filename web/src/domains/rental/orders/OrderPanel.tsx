/** An order beside the list of orders, kept true while others change it. */
import Drawer from "antd/es/drawer";
import type { DetailViewProps } from "@/engine/actions";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { OrderView } from "./OrderView";
import { useLiveOrder } from "./parts";

export default function OrderPanel({ id, onClose }: DetailViewProps) {
	const { data: order, error } = useLiveOrder(id);
	return (
		<Drawer
			open
			size={680}
			title={order ? `${order.orderNo} ${order.contactName}` : t("订单 | Order")}
			onClose={onClose}
			extra={order && <RecordWays path="rental/order" id={order.id} name={order.orderNo} />}
			loading={!order && !error}
		>
			{error && <EmptyBox title={t("订单不存在 | There is no such order")} />}
			{order && <OrderView key={id} order={order} />}
		</Drawer>
	);
}
