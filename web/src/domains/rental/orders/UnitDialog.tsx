/** The frame of the steps that ask for a unit: assigning, moving, splitting. */
import type { ReactNode } from "react";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import type { OrderDetail } from "../api";
import { takenOf } from "../board/state/talk";
import type { useNightSending } from "./parts";
import { Taken } from "./Taken";

interface UnitDialogProps {
	order: OrderDetail;
	title: string;
	unitId: string | null;
	/** Another unit, proposed because somebody was faster. */
	choose: (unitId: string) => void;
	sending: ReturnType<typeof useNightSending>;
	send: (unitId: string) => unknown;
	close: () => void;
	children: ReactNode;
}

export function UnitDialog(props: UnitDialogProps) {
	const { order, title, unitId, choose, sending, send, close, children } = props;
	const taken = takenOf(sending.failure?.result);
	return (
		<Dialog
			width={560}
			title={`${title} ${order.orderNo} ${order.contactName}`}
			onClose={close}
			onSubmit={() => (unitId ? void send(unitId) : sending.refuse({ unitId: "请选择房间 | Choose a unit" }))}
			submitText={title}
			busy={sending.busy}
		>
			<Taken taken={taken} problem={taken ? sending.problem : null} choose={choose} />
			<Problem text={taken ? null : sending.problem} />
			{children}
		</Dialog>
	);
}
