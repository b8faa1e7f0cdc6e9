/** Changes what the nights of a stay cost (改价), with a reason; what is owed follows. */
import Alert from "antd/es/alert";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type QuoteLine } from "../../api";
import { showYuan, sumYuan, toFen, toYuan } from "../../cashier/money";
import { chargedNights, draftOf, type OrderDraft } from "../draft";
import { Nights } from "../Nights";
import { useKeepOrder, useNightSending } from "../parts";
import { type OpenStep, withOrder } from "../withOrder";

export default withOrder(function ChangePrices({ order, title, close }: OpenStep) {
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [draft, setDraft] = useState<OrderDraft>(() => draftOf(order));
	const lines: QuoteLine[] = order.nights.map((night) => ({
		night: night.night,
		price: night.price,
		rule: "booked",
		ruleText: night.unitTitle,
	}));
	const nights = chargedNights(draft, lines);
	const typed = nights.filter((night) => night.typed);
	const before = sumYuan(lines.map((line) => line.price));
	const after = sumYuan(nights.map((night) => night.price));
	const more = toFen(after) - toFen(before);
	const save = () => {
		if (typed.length === 0) {
			close();
			return;
		}
		void sending.run(async () => {
			const changed = await actOnOrder("reprice", {
				id: order.id,
				version: order.version,
				nightPrices: typed.map(({ night, price }) => ({ night, price })),
				priceReason: draft.priceReason.trim(),
			});
			keep(changed);
			if (changed.notices.length === 0) toast("success", "房价已修改 | Prices changed");
			close();
		});
	};
	return (
		<Dialog
			width={560}
			title={`${title} ${order.orderNo}`}
			onClose={close}
			onSubmit={save}
			submitText={t("保存 | Save")}
			busy={sending.busy}
		>
			<Problem text={sending.problem} />
			<Nights
				draft={draft}
				lines={lines}
				errors={sending.errors}
				onChange={(part) => setDraft((old) => ({ ...old, ...part }))}
			/>
			{more !== 0 && (
				<Alert
					role="note"
					type="info"
					title={
						more > 0
							? t("比原来多 ¥{sum}，计入欠款 | ¥{sum} more, which is owed", { sum: showYuan(toYuan(more)) })
							: t(
									"比原来少 ¥{sum}，冲减欠款，已收多出的可退 | ¥{sum} less; what was paid beyond can be returned",
									{
										sum: showYuan(toYuan(-more)),
									},
								)
					}
				/>
			)}
		</Dialog>
	);
});
