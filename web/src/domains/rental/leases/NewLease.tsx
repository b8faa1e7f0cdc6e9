/** A new lease from the list, where no unit is chosen yet; what was typed outlives a reload. */
import type { ActionDialogProps } from "@/engine/actions";
import { DialogDraft } from "@/engine/form/DialogDraft";
import { dropDraft } from "@/engine/form/draft";
import LeaseDialog from "./LeaseDialog";

const BLANK = { kind: "lease", unitId: null, from: null } as const;
const PATH = "rental/lease";
const ID = "new";

export default function NewLease({ onClose }: ActionDialogProps) {
	const close = () => {
		dropDraft(PATH, ID);
		onClose(true);
	};
	return (
		<DialogDraft path={PATH} id={ID} again={false}>
			<LeaseDialog dialog={BLANK} close={close} />
		</DialogDraft>
	);
}
