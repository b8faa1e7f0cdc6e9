/** The dialog of a step once its order is there: what is typed belongs to this order. */
import type { ComponentType } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { OrderDetail } from "../api";
import { useOrder } from "./parts";

/** `stayId` where it was opened from a bar. */
export interface OpenStep {
	order: OrderDetail;
	stayId: string | null;
	title: string;
	close: () => void;
}

export function withOrder(Open: ComponentType<OpenStep>): ComponentType<ActionDialogProps> {
	return function StepDialog({ rows: [row], part = null, title = "", onClose }) {
		const { data: order } = useOrder(row?.id ?? null);
		if (!order) return null;
		return <Open key={order.id} order={order} stayId={part} title={title} close={() => onClose(true)} />;
	};
}
