/** The dialog of a transition over the board. */
import type { DialogProps } from "../board/Dialogs";
import { OrderStep } from "./OrderStep";

export default function StepOfBar({ dialog, close }: DialogProps<"step">) {
	return <OrderStep code={dialog.code} orderId={dialog.orderId} stayId={dialog.stayId} close={close} />;
}
