/** Lets frozen people in again. */
import type { ActionDialogProps } from "@/engine/actions";
import { FreezeDialog } from "../FreezeDialog";

export default function Unfreeze(props: ActionDialogProps<"sys/user">) {
	return <FreezeDialog {...props} status="1" />;
}
