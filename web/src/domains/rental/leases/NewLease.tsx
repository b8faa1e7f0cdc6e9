/** A new lease from the list, where no unit is chosen yet. */
import type { ActionDialogProps } from "@/engine/actions";
import LeaseDialog from "./LeaseDialog";

const BLANK = { kind: "lease", unitId: null, from: null } as const;

export default function NewLease({ onClose }: ActionDialogProps) {
	return <LeaseDialog dialog={BLANK} close={() => onClose(true)} />;
}
