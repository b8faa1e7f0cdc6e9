/** A new order from the list, where no room and no nights are chosen yet. */
import type { ActionDialogProps } from "@/engine/actions";
import OrderDialog from "./OrderDialog";

const BLANK = { kind: "order", orderId: null, unitId: null, from: null, to: null } as const;

export default function NewOrder({ onClose }: ActionDialogProps) {
	return <OrderDialog dialog={BLANK} close={() => onClose(true)} />;
}
