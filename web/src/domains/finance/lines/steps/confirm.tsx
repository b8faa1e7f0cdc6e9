/** Confirms what a line of a bank statement was paid for; it is booked by it. */
import type { ActionDialogProps } from "@/engine/actions";
import { LineDialog } from "../LineDialog";

export default function ConfirmLine(props: ActionDialogProps<"fin/statementLine">) {
	return <LineDialog {...props} step="confirm" done="流水已入账 | The line is booked" />;
}
