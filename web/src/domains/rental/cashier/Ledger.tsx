/** The append-only ledger of an order; a mistake is reversed by a line of its own, with a reason. */
import Button from "antd/es/button";
import { useState } from "react";
import { t } from "@/kit/text";
import type { LedgerLine, OrderDetail } from "../api";
import { useDictText } from "../orders/dict";
import { useKeepOrder } from "../orders/parts";
import { LedgerTable } from "./LedgerTable";
import { sumText } from "./money";
import { Receipt } from "./Receipt";
import { Reversal, ReverseButton, reverseOf, stillStands } from "./Reversal";

export function Ledger({ order }: { order: OrderDetail }) {
	const project = useDictText("cash_project");
	const keep = useKeepOrder();
	const [reversing, setReversing] = useState<LedgerLine | null>(null);
	const [printing, setPrinting] = useState<LedgerLine | null>(null);
	const actsOf = (line: LedgerLine) => (
		<>
			{["in", "out"].includes(line.direction) && line.reversedBy === null && (
				<Button size="small" type="text" onClick={() => setPrinting(line)}>
					{t("收据 | Receipt")}
				</Button>
			)}
			{canReverse(order, line) && <ReverseButton onClick={() => setReversing(line)} />}
		</>
	);
	return (
		<>
			<LedgerTable lines={order.ledger} balanced nameOf={nameOf} actsOf={actsOf} />
			{printing && <Receipt order={order} lines={[printing]} close={() => setPrinting(null)} />}
			{reversing && (
				<Reversal
					no={reversing.no}
					subject={`${order.orderNo} · ${project(reversing.project)} · ${sumText(reversing.amount)}`}
					send={async (reason) => {
						const after = await reverseOf(order, reversing, reason);
						keep(after);
						return stillStands(after.ledger, reversing.id);
					}}
					close={() => setReversing(null)}
				/>
			)}
		</>
	);
}

const nameOf = (line: LedgerLine, what: string) =>
	line.direction === "charge" ? t("{what}（应收） | {what} (charge)", { what }) : what;

/** Charges of nights follow the prices; everything else that was posted by hand can be taken back once. */
function canReverse(order: OrderDetail, line: LedgerLine & { reverses?: string | null }): boolean {
	return (
		order.can.includes("reverse") &&
		!(line.project === "room_fee" && ["charge", "credit"].includes(line.direction)) &&
		line.reversedBy === null &&
		!line.reverses
	);
}
