/** The binding code for a housekeeper of the list. */
import type { ActionDialogProps } from "@/engine/actions";
import { BindDialog } from "../../view/BindDialog";

export default function BindRow({ rows, onClose }: ActionDialogProps) {
	const row = rows[0];
	if (!row) return null;
	const staff = {
		id: row.id,
		name: String(row.name),
		bound: Boolean(row.boundAt),
		seenAt: row.seenAt ? String(row.seenAt) : null,
	};
	return <BindDialog staff={staff} close={() => onClose(true)} />;
}
