/** Freezes people; each is signed out everywhere at once. */
import type { ActionDialogProps } from "@/engine/actions";
import { FreezeDialog } from "../FreezeDialog";

export default function Freeze(props: ActionDialogProps<"sys/user">) {
	return <FreezeDialog {...props} status="2" />;
}
