/** The dialog of a transition of an order, for the board and the order's page. */
import { Suspense } from "react";
import { actionView } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { localize } from "@/kit/text";
import type { DialogProps } from "../board/Dialogs";
import { ORDERS } from "./steps";

export default function OrderStep({ dialog: { code, orderId, stayId }, close }: DialogProps<"step">) {
	const action = useDescribe(ORDERS)?.actions.find((one) => one.code === code);
	const Open = action && actionView(ORDERS, action)?.Dialog;
	if (!Open) return null;
	return (
		<Suspense fallback={null}>
			<Open rows={[{ id: orderId }]} part={stayId} title={localize(action.label)} onClose={close} />
		</Suspense>
	);
}
