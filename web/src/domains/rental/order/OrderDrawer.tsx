/** An order beside the board; its steps open over it and bring it back. */
import Drawer from "antd/es/drawer";
import { useEffect } from "react";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { useBoard, useBoardState } from "../state/board";
import { openDialog } from "../state/commands";
import type { Dialog } from "../state/talk";
import type { DialogProps } from "../view/Dialogs";
import { OrderView } from "./OrderView";
import { useOrder } from "./parts";
import type { OrderStep } from "./Steps";

export default function OrderDrawer({ dialog, close }: DialogProps<"drawer">) {
	const board = useBoard();
	const { data: order, refetch } = useOrder(dialog.orderId);
	const version = useBoardState(() => newestVersion(board, dialog.orderId));
	useEffect(() => {
		if (order && version > order.version) void refetch();
	}, [order, version, refetch]);
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
					open={(step) => openDialog(board, stepDialog(step, order.id))}
				/>
			)}
		</Drawer>
	);
}

/** Somebody else may change the order while it is open here. */
function newestVersion(board: ReturnType<typeof useBoard>, orderId: string): number {
	let version = 0;
	for (const stay of board.model.stays.values())
		if (stay.kind === "order" && stay.sourceId === orderId) version = Math.max(version, stay.version);
	return version;
}

export function stepDialog(step: OrderStep, orderId: string): Dialog {
	if (step === "modify") return { kind: "order", orderId, unitId: null, from: null, to: null };
	if (step === "cancel" || step === "noShow") return { kind: "reason", orderId, act: step };
	if (step === "move" || step === "split" || step === "swap") return { kind: step, orderId, stayId: null };
	return { kind: step, orderId };
}
