/** A sum of the cash of a shift, which opens the lines of the ledger behind it. */
import { Amount } from "@/parts/figure/Amount";
import type { Shift } from "./api";

export type CashFigure = "cashIn" | "cashOut" | "expected";

interface Props {
	shift: Shift;
	figure: CashFigure;
	label: string;
	/** As large as the figures beside it. */
	large?: boolean;
}

export function CashSum({ shift, figure, label, large = false }: Props) {
	// What came in and went out changes with each line.
	const asked = { of: "shift", id: shift.id, version: `${shift.cashIn} ${shift.cashOut}`, figure } as const;
	return <Amount label={label} yuan={shift[figure]} explained={asked} large={large} />;
}
