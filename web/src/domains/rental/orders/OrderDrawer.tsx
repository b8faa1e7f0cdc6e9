/** An order beside the board; its steps open over it and bring it back. */
import Drawer from "antd/es/drawer";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import type { DialogProps } from "../board/Dialogs";
import { useBoard } from "../board/state/board";
import { openDialog } from "../board/state/commands";
import { OrderView } from "./OrderView";
import { useLiveOrder } from "./parts";

export default function OrderDrawer({ dialog, close }: DialogProps<"drawer">) {
	const board = useBoard();
	const { data: order } = useLiveOrder(dialog.orderId);
	return (
		<Drawer
			open
			size={680}
			title={order ? `${order.orderNo} ${order.contactName}` : t("订单 | Order")}
			onClose={close}
			extra={order && <RecordWays path="rental/order" id={order.id} name={order.orderNo} />}
			loading={!order}
		>
			{order && (
				<OrderView
					order={order}
					tab={dialog.tab}
					onOpen={({ code }) => openDialog(board, { kind: "step", code, orderId: order.id, stayId: null })}
				/>
			)}
		</Drawer>
	);
}
