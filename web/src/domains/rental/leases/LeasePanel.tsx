/** A lease beside the list of leases. */
import type { DetailViewProps } from "@/engine/actions";
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
