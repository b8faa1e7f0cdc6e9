/** A change opened from a row of a list, where the lease is not read whole yet: a new one, or a draft to be edited. */
import type { ActionDialogProps } from "@/engine/actions";
import { useLease } from "../leases/useLease";
import type { Kind } from "./api";
import ChangeDialog from "./ChangeDialog";
import { useChange } from "./useChanges";

export const dialogOf = (kind: Kind) =>
	function ChangeOfRow({ rows: [row], onClose }: ActionDialogProps) {
		const { data } = useLease(row?.id ?? null);
		return data ? <ChangeDialog lease={data} kind={kind} close={() => onClose(true)} /> : null;
	};

/** A draft of a change, opened to be edited. */
export function EditChange({ rows: [row], onClose }: ActionDialogProps) {
	const { data: edited } = useChange(String(row?.id ?? ""));
	const { data: lease } = useLease(edited?.leaseId ?? null);
	if (!edited || !lease) return null;
	return (
		<ChangeDialog lease={lease} kind={edited.kind as Kind} edited={edited} close={() => onClose(true)} />
	);
}
