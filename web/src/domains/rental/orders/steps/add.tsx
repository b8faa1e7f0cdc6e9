/** A new order from the list, where no room and no nights are chosen yet. */
import type { ActionDialogProps } from "@/engine/actions";
import EntryDialog from "../OrderDialog";

const BLANK = { kind: "order", unitId: null, from: null, to: null } as const;

export default function NewOrder({ onClose }: ActionDialogProps) {
	return <EntryDialog dialog={BLANK} close={() => onClose(true)} />;
}
