/** The address of the phone page at the door. */
import type { ActionDialogProps } from "@/engine/actions";
import { PhonePage } from "@/parts/PhonePage";

export default function TicketsOnPhone({ title, onClose }: ActionDialogProps) {
	return <PhonePage path="/m/tickets" title={title} onClose={onClose} />;
}
