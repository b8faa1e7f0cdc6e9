/** Says what a line of a bank statement was paid for; somebody confirms it later. */
import type { ActionDialogProps } from "@/engine/actions";
import { LineDialog } from "../LineDialog";

export default function MatchLine(props: ActionDialogProps<"fin/statementLine">) {
	return <LineDialog {...props} step="match" done="流水已匹配 | The line is matched" />;
}
