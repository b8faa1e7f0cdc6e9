/** The frame of the steps that ask for a unit: assigning, moving, splitting. */
import { type ReactNode, useState } from "react";
import { toast } from "@/kit/notice";
import type { Pair } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import type { OrderDetail } from "../api";
import { takenOf } from "../board/state/talk";
import { useKeepOrder, useNightSending } from "./parts";
import { Taken } from "./Taken";
import type { OpenStep } from "./withOrder";

/** The unit of such a step: what is chosen, what was refused, and the frame that sends it. */
export function useUnitStep(step: OpenStep) {
	const sending = useNightSending();
	const [unitId, choose] = useState<string | null>(null);
	return {
		unitId,
		choose,
		known: { id: step.order.id, version: step.order.version },
		errors: sending.errors,
		failure: sending.failure,
		frame: { ...step, unitId, choose, sending },
	};
}

interface UnitDialogProps extends Omit<OpenStep, "stayId"> {
	unitId: string | null;
	/** Another unit, proposed because somebody was faster. */
	choose: (unitId: string) => void;
	sending: ReturnType<typeof useNightSending>;
	act: (unitId: string) => Promise<OrderDetail>;
	done: Pair;
	children: ReactNode;
}

export function UnitDialog(props: UnitDialogProps) {
	const { order, title, unitId, choose, sending, act, done, close, children } = props;
	const keep = useKeepOrder();
	const taken = takenOf(sending.failure?.result);
	const send = (unitId: string) =>
		sending.run(async () => {
			keep(await act(unitId));
			toast("success", done);
			close();
		});
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
