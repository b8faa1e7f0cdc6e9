/** Who pays for a stay: the guest, or a company on account; the price is kept or asked anew, and what that comes to is shown before. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { actOnOrder, readAccountQuote } from "../../api";
import { toFen } from "../../cashier/money";
import type { OrderDraft } from "../draft";
import styles from "../order.module.css";
import { PayerField } from "../PayerField";
import { type Mode, PriceMode } from "../PriceMode";
import { useKeepOrder } from "../parts";
import { type OpenStep, withOrder } from "../withOrder";

export default withOrder(function Account({ order, title, close }: OpenStep) {
	const keep = useKeepOrder();
	const sending = useSending();
	const [companyId, choose] = useState(order.companyId ?? "");
	const [priceMode, setPriceMode] = useState<Mode>("keep");
	const same = companyId === (order.companyId ?? "");
	const { data: quote } = useQuery({
		queryKey: ["rental/order/accountQuote", order.id, order.version, companyId],
		queryFn: () => readAccountQuote(order.id, companyId),
		enabled: !same,
		staleTime: 0,
		gcTime: 0,
	});
	const differs = !same && quote !== undefined && toFen(quote.kept) !== toFen(quote.repriced);
	const send = () =>
		sending.run(async () => {
			const known = { id: order.id, version: order.version };
			keep(await actOnOrder("account", { ...known, companyId, priceMode: differs ? priceMode : "keep" }));
			toast("success", "付款方已更改 | The payer has changed");
			close();
		});
	return (
		<Dialog
			width={520}
			title={`${title} ${order.orderNo} ${order.contactName}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={t("保存 | Save")}
			disabled={same || !quote}
			busy={sending.busy}
		>
			<Problem text={sending.problem} />
			<div className={styles.grid}>
				<PayerField value={companyId} error={sending.errors.companyId} onChange={choose} />
				{differs && (
					<PriceMode
						kept={quote.kept}
						there={quote.repriced}
						anew="按新付款方 | As for who pays then"
						value={priceMode}
						onChange={setPriceMode}
					/>
				)}
			</div>
		</Dialog>
	);
});

interface AtOnceProps {
	draft: OrderDraft;
	errors: Record<string, string>;
	onChange: (part: Partial<OrderDraft>) => void;
}

/** The company on whose account an order is entered at once; its price is what is quoted. */
export function PayerAtOnce({ draft, errors, onChange }: AtOnceProps) {
	if (!may("rental:order:account")) return null;
	return (
		<PayerField
			value={draft.companyId}
			error={errors.companyId}
			onChange={(companyId) => onChange({ companyId })}
		/>
	);
}
