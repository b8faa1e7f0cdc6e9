/** What is done about a reminder on the risk list: its bill is paid, or a day is promised for it. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { ActionPanel } from "@/engine/list/ActionPanel";
import { fetchRow } from "@/engine/wire";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { PayDialog } from "./PayDialog";

const BILLS = "rental/bill";

export default function PayOfReminder({ rows, onClose }: ActionDialogProps) {
	const [row] = rows;
	if (!row) return null;
	return <PayDialog leaseId={String(row.leaseId)} bills={[String(row.billId)]} close={() => onClose(true)} />;
}

/** The act of the bill, as the bill is by now: it says what it asks for. */
export function PromiseOfReminder({ rows, onClose }: ActionDialogProps) {
	const id = String(rows[0]?.billId);
	const bills = useDescribe(BILLS);
	const bill = useQuery({
		queryKey: ["row", BILLS, id],
		queryFn: ({ signal }) => fetchRow(BILLS, id, signal),
	});
	const action = bills?.actions.find(({ code }) => code === "promise");
	if (bill.error)
		return (
			<Dialog title={t("承诺付款 | Promise to pay")} onClose={() => onClose(false)}>
				<Broken error={bill.error} retry={() => void bill.refetch()} />
			</Dialog>
		);
	if (!bill.data || !bills || !action) return null;
	return (
		<ActionPanel describe={bills} opened={{ action, rows: [bill.data] }} onClose={() => onClose(true)} />
	);
}
