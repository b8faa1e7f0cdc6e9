/** Marks that nobody came (未到店); taken back on the same day. */
import type { ActionDialogProps } from "@/engine/actions";
import { ReasonDialog } from "../ReasonDialog";

export default function NoShowDialog(step: ActionDialogProps) {
	return <ReasonDialog {...step} code="noShow" done="已标记未到店 | Marked as no show" />;
}
