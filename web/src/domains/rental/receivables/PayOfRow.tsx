/** Taking money from a row of the lists of bills or leases: for the chosen bills, or for what is due on the lease. */
import type { ActionDialogProps } from "@/engine/actions";
import { PayDialog } from "./PayDialog";

export default function PayOfBill({ rows, onClose }: ActionDialogProps) {
	const row = rows[0];
	if (!row) return null;
	return (
		<PayDialog leaseId={String(row.leaseId)} bills={rows.map(({ id }) => id)} close={() => onClose(true)} />
	);
}

export function PayOfLease({ rows, onClose }: ActionDialogProps) {
	return rows[0] ? <PayDialog leaseId={rows[0].id} close={() => onClose(true)} /> : null;
}
