/** Gives an order to somebody else (改派), or to nobody again. */
import type { ActionDialogProps } from "@/engine/actions";
import { actOn, type OrderRef } from "../../api";
import { GiveDialog } from "../GiveDialog";

export default function Redispatch(props: ActionDialogProps<"housekeeping/order">) {
	const give = (order: OrderRef, staffId: string | null) => actOn("redispatch", { ...order, staffId });
	return <GiveDialog {...props} give={give} takeBack={(order) => give(order, null)} />;
}
