/** A lease beside the list of leases, and as the place where its payments are taken. */
import type { ActionDialogProps, DetailViewProps } from "@/engine/actions";
import { useTopic } from "@/live/useTopic";
import LeaseDrawer from "./LeaseDrawer";
import { useLease } from "./useLease";

export default function LeasePanel({ id, onClose }: DetailViewProps) {
	const { refetch } = useLease(id);
	const reread = () => void refetch();
	useTopic("list/rental/lease", {
		onEvent: (event) => {
			if ((event.data as { ids?: string[] }).ids?.includes(id)) reread();
		},
		onResync: reread,
	});
	return <LeaseDrawer dialog={{ kind: "leaseDetail", leaseId: id }} close={onClose} />;
}

export function LeaseOfRow({ rows, onClose }: ActionDialogProps) {
	return rows[0] ? <LeasePanel id={rows[0].id} onClose={() => onClose(true)} /> : null;
}
