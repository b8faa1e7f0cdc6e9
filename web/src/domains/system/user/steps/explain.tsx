/** The explanation of rights, opened from a row of the user list. */
import type { ActionDialogProps } from "@/engine/actions";
import { ExplainDialog } from "../../rights/ExplainDialog";

export default function ExplainUser({ rows, onClose }: ActionDialogProps) {
	return <ExplainDialog {...(rows[0] ? { userId: rows[0].id } : {})} close={() => onClose(false)} />;
}
