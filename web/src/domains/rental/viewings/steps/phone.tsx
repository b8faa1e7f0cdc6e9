/** The address of the phone page of viewings. */
import type { ActionDialogProps } from "@/engine/actions";
import { PhonePage } from "@/parts/PhonePage";

export default function ViewingsOnPhone({ title, onClose }: ActionDialogProps) {
	return <PhonePage path="/m/viewings" title={title} onClose={onClose} />;
}
