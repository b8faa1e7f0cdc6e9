/** A saved rule, tried over a month before it is switched on. */
import type { ActionDialogProps } from "@/engine/actions";
import { TrialDialog } from "../Trial";

export default function TrySaved({ rows: [row], onClose }: ActionDialogProps<"housekeeping/rule">) {
	return <TrialDialog tried={{ id: row?.id ?? "" }} name={row?.name ?? ""} onClose={() => onClose(false)} />;
}
