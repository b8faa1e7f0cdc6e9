/** Cancels an order (取消) for a reason; the fee follows the policy of the booking. */
import type { ActionDialogProps } from "@/engine/actions";
import { ReasonDialog } from "../ReasonDialog";

export default function CancelDialog(step: ActionDialogProps) {
	return <ReasonDialog {...step} code="cancel" asks done="订单已取消 | Order cancelled" />;
}
