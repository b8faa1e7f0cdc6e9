/** An inspection that failed, told of an order of the list: with words and photos, the same as on the board. */
import type { ActionDialogProps } from "@/engine/actions";
import { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t, tell } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { actOn } from "../api";
import { Ask, LABELS } from "./OrderActs";

const act = async (...wish: Parameters<typeof actOn>): Promise<boolean> => {
	try {
		await actOn(...wish);
		return true;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", tell(error.message));
		return false;
	}
};

export default function FailDialog({ rows, onClose }: ActionDialogProps) {
	const row = rows[0];
	if (!row) return null;
	return (
		<Dialog width={440} title={`${t(LABELS.fail)} ${String(row.orderNo)}`} onClose={() => onClose(true)}>
			<Ask
				verb="fail"
				order={{ id: row.id, version: row.rowVersion ?? 0 }}
				board={{ act }}
				close={() => onClose(true)}
			/>
		</Dialog>
	);
}
