/** The sums of an order, side by side. */
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";
import { type Sum, Sums } from "@/parts/figure/Amount";
import type { OrderDetail } from "../api";

type OrderFigure = Shapes["get_rental_order_figure_query"]["figure"];

export function MoneyFacts({ order }: { order: OrderDetail }) {
	const { money } = order;
	const explain = (figure: OrderFigure): Pick<Sum, "yuan" | "explained"> => ({
		yuan: money[figure],
		explained: { of: "order", id: order.id, version: order.version, figure },
	});
	return (
		<Sums
			sums={[
				{ label: t("房费总额 | Room total"), ...explain("total") },
				{ label: t("已收房费 | Room fee received"), ...explain("receivedRoom") },
				{ label: t("已收押金 | Deposit received"), ...explain("receivedDeposit") },
				{ label: t("已退押金 | Deposit refunded"), ...explain("refundedDeposit") },
				{ label: t("在押 | Deposit held"), ...explain("depositHeld") },
				{ label: t("余额 | Balance"), owed: true, ...explain("balance") },
			]}
		/>
	);
}
