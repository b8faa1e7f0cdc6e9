/** The contract that follows from a viewing: who came and what was seen are filled in, and the viewing keeps the contract. */
import { useQueryClient } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import LeaseDialog from "./LeaseDialog";

export default function LeaseOfViewing({ rows: [row], onClose }: ActionDialogProps) {
	const client = useQueryClient();
	if (!row) return null;
	const viewing = { id: row.id, name: String(row.contactName ?? ""), phone: String(row.contactPhone ?? "") };
	const close = () => {
		void client.invalidateQueries({ queryKey: ["row", "rental/viewing"] });
		onClose(true);
	};
	return (
		<LeaseDialog
			dialog={{ kind: "lease", unitId: row.unitId ? String(row.unitId) : null, from: null, viewing }}
			close={close}
		/>
	);
}
