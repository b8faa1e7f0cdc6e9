/** Gives an order that waits to somebody (派单). */
import type { ActionDialogProps } from "@/engine/actions";
import { actOn } from "../../api";
import { GiveDialog } from "../GiveDialog";

export default function Dispatch(props: ActionDialogProps<"housekeeping/order">) {
	return <GiveDialog {...props} give={(order, staffId) => actOn("dispatch", { ...order, staffId })} />;
}
