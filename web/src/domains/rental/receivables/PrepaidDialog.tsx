/** Prepaid money of a lease used by hand: which of its bills it pays, the oldest first, and what of it stays on account. */
import Flex from "antd/es/flex";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { showYuan, toFen, toYuan } from "../cashier/money";
import styles from "../orders/order.module.css";
import { BillLines, type TypedChoice } from "./BillLines";
import { payableFromPrepaid, planOf, typedFen } from "./payment";
import { type OpenItems, payFromPrepaid, useOpenItems, useRereadArrears } from "./wire";

interface Props {
	leaseId: string;
	close: (changed: boolean) => void;
}

const TITLE = "预存抵账 | Use prepaid money";

export function PrepaidDialog({ leaseId, close }: Props) {
	const { data, error, refetch } = useOpenItems(leaseId);
	if (error)
		return (
			<Dialog title={t(TITLE)} onClose={() => close(false)}>
				<Broken error={error} retry={() => void refetch()} />
			</Dialog>
		);
	if (!data) return <Dialog title={t(TITLE)} onClose={() => close(false)} loading />;
	return <UsePrepaid key={data.renterId} leaseId={leaseId} open={data} close={close} />;
}

function UsePrepaid({ leaseId, open, close }: Props & { open: OpenItems }) {
	const sending = useSending();
	const reread = useRereadArrears();
	const lease = open.leases.find(({ id }) => id === leaseId);
	const items = payableFromPrepaid(open.items, leaseId);
	const held = toFen(lease?.prepaid ?? "0");
	const [choice, setChoice] = useState<TypedChoice>(() => ({ chosen: items.map(({ id }) => id), typed: {} }));
	const plan = planOf(items, { chosen: choice.chosen, typed: typedFen(choice.typed), received: held });
	const left = plan.surplus;
	const send = () =>
		sending.run(async () => {
			const parts = plan.parts.filter(({ amount }) => amount > 0);
			await payFromPrepaid({
				id: leaseId,
				version: lease?.version,
				parts: parts.map(({ item, amount }) => ({ billId: item.id, amount: toYuan(amount) })),
			});
			toast("success", t("已抵账 ¥{sum} | ¥{sum} used", { sum: showYuan(toYuan(plan.paid)) }));
			reread();
			close(true);
		});
	return (
		<Dialog
			width={760}
			title={t("预存抵账：{name} | Use prepaid money of {name}", { name: open.renterName })}
			onClose={() => close(false)}
			onSubmit={() => void send()}
			submitText={t("抵账 ¥{sum} | Use ¥{sum}", { sum: showYuan(toYuan(plan.paid)) })}
			busy={sending.busy}
			disabled={plan.paid <= 0 || left < 0 || plan.over}
			guarded
		>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0] ?? null} />
			<BillLines open={open} items={items} choice={choice} parts={plan.parts} change={setChoice} />
			<Flex wrap justify="space-between" gap="small" className={styles.total} role="status">
				<span>{t("预存余额 ¥{sum} | ¥{sum} prepaid", { sum: showYuan(toYuan(held)) })}</span>
				<span data-left className={left < 0 ? look.fault : undefined}>
					{left < 0
						? t("超过预存 ¥{sum} | ¥{sum} more than is prepaid", { sum: showYuan(toYuan(-left)) })
						: t("抵后余 ¥{sum} | ¥{sum} stay on account", { sum: showYuan(toYuan(left)) })}
				</span>
			</Flex>
		</Dialog>
	);
}

export default function PrepaidOfLease({ rows, onClose }: ActionDialogProps) {
	return rows[0] ? <PrepaidDialog leaseId={rows[0].id} close={onClose} /> : null;
}
