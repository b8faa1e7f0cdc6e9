/** The units or stays behind a number of the board; a click shows the one that was meant. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import type { DialogProps } from "./Dialogs";
import styles from "./pop.module.css";
import { useBoard } from "./state/board";
import { enterOrder } from "./state/commands";
import { barText, stateText } from "./words";

export default function ListDialog({ dialog, close }: DialogProps<"list">) {
	const board = useBoard();
	const { model } = board;
	const show = (unitId: string, day: number, stayId: string | null) => {
		close();
		patchCell(board.state, { stayId, pulse: stayId, cursor: { unitId, day } });
		requestAnimationFrame(() => board.reveal(unitId, day));
		setTimeout(() => patchCell(board.state, { pulse: null }), 3200);
	};
	const stays = dialog.stayIds.flatMap((id) => model.stays.get(id) ?? []);
	const units = dialog.unitIds.flatMap((id) => model.units.get(id) ?? []);
	const day = dialog.title.match(/\d{4}-\d{2}-\d{2}/)?.[0];
	return (
		<Dialog title={`${dialog.title} (${stays.length + units.length})`} onClose={close} width={520}>
			<Flex vertical gap="small" className={styles.choices}>
				{stays.map((stay) => (
					<Button
						key={stay.id}
						className={styles.choice}
						onClick={() => show(stay.unitId, stay.start, stay.id)}
					>
						<b>
							{model.units.get(stay.unitId)?.title} · {barText(stay)}
						</b>
						<span>
							{stateText(stay.state)} {stay.from.slice(5)} → {stay.to.slice(5)}
						</span>
					</Button>
				))}
				{units.map((unit) => (
					<Button
						key={unit.id}
						className={styles.choice}
						onClick={() => {
							close();
							const start = day ? Math.floor(Date.parse(day) / 86_400_000) : model.today;
							enterOrder(board, unit.id, start, start + 1);
						}}
					>
						<b>{unit.title}</b>
						<span>
							{unit.houseType} ¥{unit.price}
						</span>
					</Button>
				))}
				{stays.length + units.length === 0 && t("无 | None")}
			</Flex>
		</Dialog>
	);
}
