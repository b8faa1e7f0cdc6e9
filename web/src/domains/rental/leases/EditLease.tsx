/** A contract that nobody has signed yet, opened to be changed. */
import type { ActionDialogProps } from "@/engine/actions";
import LeaseDialog from "./LeaseDialog";
import { useLease } from "./useLease";

export default function EditLease({ rows: [row], onClose }: ActionDialogProps) {
	const { data: lease } = useLease(row?.id ?? null);
	if (!lease) return null;
	return (
		<LeaseDialog
			key={lease.id}
			lease={lease}
			dialog={{ kind: "lease", unitId: lease.unitId, from: lease.startDate }}
			close={() => onClose(true)}
		/>
	);
}
