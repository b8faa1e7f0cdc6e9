/** Reverses a line of the ledger's list, of an order or of a lease. */
import type { ActionDialogProps } from "@/engine/actions";
import { reverseLine } from "../../api";
import { reversePayment } from "../../leases/api";
import { sumText } from "../money";
import { Reversal, stillStands } from "../Reversal";

export default function ReverseDialog({ rows, onClose }: ActionDialogProps) {
	const line = rows[0];
	if (!line) return null;
	const { accountNo, project, project_dictText: name, amount } = line;
	const reverse = line.account === "lease" ? reversePayment : reverseLine;
	return (
		<Reversal
			no={String(line.no)}
			subject={`${accountNo} · ${name ?? project} · ${sumText(String(amount))}`}
			send={async (reason) => {
				const after = await reverse(String(line.accountId), line.id, reason);
				return stillStands(after.ledger, line.id);
			}}
			close={onClose}
		/>
	);
}
