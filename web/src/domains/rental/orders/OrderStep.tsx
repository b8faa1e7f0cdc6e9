/** The dialog of a transition of an order, for the board, the order's page and panel, and the lists alike. */
import { type ComponentType, Suspense } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { localize } from "@/kit/text";
import { ORDER_DIALOGS, ORDERS, type StepProps } from "./dialogs";

export function OrderStep(step: Omit<StepProps, "title">) {
	const action = useDescribe(ORDERS)?.actions.find(({ code }) => code === step.code);
	const Open = ORDER_DIALOGS[step.code];
	if (!action || !Open) return null;
	return (
		<Suspense fallback={null}>
			<Open {...step} title={localize(action.label)} />
		</Suspense>
	);
}

/** The same as the dialog of a row's action. */
export function rowDialog(code: string): ComponentType<ActionDialogProps> {
	return ({ rows, onClose }) =>
		rows[0] ? <OrderStep code={code} orderId={rows[0].id} stayId={null} close={() => onClose(true)} /> : null;
}
