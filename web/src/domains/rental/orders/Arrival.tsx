/** What the server says stands in the way of a check-in, line by line, with the way to mend each. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import { useEffect, useState } from "react";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";
import type { OrderDetail } from "../api";
import { useBoardIfAny } from "../board/state/board";
import { Check } from "./Check";
import OrderStep from "./OrderStep";
import { useRereadOrder } from "./parts";

/** Rules that may be passed over. */
export interface Passed {
	early: boolean;
	forceDirty: boolean;
}

type Obstacle = OrderDetail["arrival"][number];

interface Step {
	code: "checkOut" | "move";
	orderId: string;
}

/** Others change orders all day; what they do to this room need not be seen within the same second. */
const CALM_MS = 500;

const find = (order: OrderDetail, id: string) => order.arrival.find((one) => one.id === id);

/** Whether day and room allow it; who stays and what was paid is typed in the dialog itself. */
export function roomAllows(order: OrderDetail, { early, forceDirty }: Passed): boolean {
	const passed = [early && "order.early", forceDirty && "order.dirty", "order.guests", "order.cashier"];
	return order.arrival.every((one) => passed.includes(one.id));
}

/** Read again when a guest leaves or the room gets clean while the dialog is open. */
function useFresh(order: OrderDetail): (id: string) => void {
	const reread = useRereadOrder();
	const clean = useBoardIfAny()?.model.units.get(order.unitId ?? "")?.cleanState;
	const [known, setKnown] = useState(clean);
	const again = useCalm(() => reread(order.id), CALM_MS);
	useTopic("list/rental/order", { onEvent: again, onResync: again });
	useEffect(() => {
		if (known === clean) return;
		setKnown(clean);
		reread(order.id);
	}, [known, clean, order.id, reread]);
	return reread;
}

interface Props {
	order: OrderDetail;
	passed: Passed;
	onChange: (part: Partial<Passed>) => void;
}

export function Arrival({ order, passed, onChange }: Props) {
	const reread = useFresh(order);
	const [step, setStep] = useState<Step | null>(null);
	const early = find(order, "order.early");
	const late = find(order, "order.late");
	const dirty = find(order, "order.dirty");
	const occupied = find(order, "order.occupied");
	const close = () => {
		setStep(null);
		reread(order.id);
	};
	return (
		<>
			<Check ok={!late && (!early || passed.early)}>
				{late?.text ?? t("入住日期 {day} | Check-in date {day}", { day: order.checkIn })}
				{early && (
					<Checkbox
						checked={passed.early}
						disabled={early.mend === null}
						onChange={(event) => onChange({ early: event.target.checked })}
					>
						{t("提前入住，自今日起计 | Early: from today")}
					</Checkbox>
				)}
			</Check>
			<Before order={order} occupied={occupied} onStep={setStep} />
			{(dirty || !occupied) && (
				<Check ok={!dirty || passed.forceDirty}>
					{dirty?.text ?? t("房间已清洁 | The room is clean")}
					{dirty && (
						<Checkbox
							checked={passed.forceDirty}
							onChange={(event) => onChange({ forceDirty: event.target.checked })}
						>
							{t("仍然入住 | Check in all the same")}
						</Checkbox>
					)}
				</Check>
			)}
			{step && <OrderStep dialog={{ kind: "step", stayId: null, ...step }} close={close} />}
		</>
	);
}

/** The guest before: gone, or who it is and what they owe, with the way out for either of the two. */
function Before({
	order,
	occupied,
	onStep,
}: {
	order: OrderDetail;
	occupied: Obstacle | undefined;
	onStep: (step: Step) => void;
}) {
	if (!occupied) return <Check ok>{t("房间无人在住 | Nobody is in the room")}</Check>;
	const [first] = occupied.occupants;
	return (
		<Check ok={false}>
			{occupied.text}
			{first && may("rental:order:checkOut") && (
				<Button size="small" onClick={() => onStep({ code: "checkOut", orderId: first.orderId })}>
					{t("去退房 | Check them out")}
				</Button>
			)}
			{may("rental:order:move") && (
				<Button size="small" onClick={() => onStep({ code: "move", orderId: order.id })}>
					{t("换房 | Move")}
				</Button>
			)}
		</Check>
	);
}
