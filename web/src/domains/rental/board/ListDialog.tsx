/** The units or stays behind a number of the board; a click shows the one that was meant. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { briefYuan } from "../cashier/money";
import type { DialogProps } from "./Dialogs";
import { isWaiting } from "./model/model";
import type { UnitStay } from "./model/tile";
import styles from "./pop.module.css";
import { useBoard } from "./state/board";
import { enterOrder, openStay } from "./state/commands";
import { barText, stateText, waitingText } from "./words";

export default function ListDialog({ dialog, close }: DialogProps<"list">) {
	const { lines, title, day } = dialog;
	return (
		<Dialog title={`${title} (${lines.length})`} onClose={close} width={520}>
			<Flex vertical gap="small" className={styles.choices}>
				{lines.map((line) => (
					<Line key={`${line.unitId} ${line.stayId}`} line={line} day={day} close={close} />
				))}
				{lines.length === 0 && t("无 | None")}
			</Flex>
		</Dialog>
	);
}

interface LineProps {
	line: UnitStay;
	day: number;
	close: () => void;
}

function Line({ line, day, close }: LineProps) {
	const board = useBoard();
	const { model } = board;
	const unit = model.units.get(line.unitId);
	const stay = line.stayId === null ? undefined : model.stays.get(line.stayId);
	const show = () => {
		close();
		if (stay && isWaiting(stay)) openStay(board, stay);
		else if (stay) {
			patchCell(board.state, { stayId: stay.id, pulse: stay.id, cursor: { unitId: line.unitId, day } });
			requestAnimationFrame(() => board.reveal(line.unitId, day));
			setTimeout(() => patchCell(board.state, { pulse: null }), 3200);
		} else enterOrder(board, line.unitId, day, day + 1);
	};
	const price = model.prices.get(line.unitId)?.get(day) ?? unit?.price;
	return (
		<Button className={styles.choice} onClick={show}>
			<b>
				{stay && isWaiting(stay) ? waitingText(stay) : unit?.title}
				{stay && ` · ${barText(stay)}`}
			</b>
			<span>
				{stay
					? `${stateText(stay.state)} ${stay.from.slice(5)} → ${stay.to.slice(5)}`
					: `${unit?.houseType ?? ""} ${price ? briefYuan(price) : ""}`}
			</span>
		</Button>
	);
}
