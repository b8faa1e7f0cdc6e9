/** The address of the phone page of meter readings. */
import type { ActionDialogProps } from "@/engine/actions";
import { PhonePage } from "@/parts/PhonePage";

export default function MetersOnPhone({ title, onClose }: ActionDialogProps) {
	return <PhonePage path="/m/meters" title={title} onClose={onClose} />;
}
