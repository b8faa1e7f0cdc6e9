/** Sets the clean state of a room by hand. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import type { DialogProps } from "./Dialogs";
import { Mark } from "./Mark";
import { LEGEND } from "./model/legend";
import type { CleanState } from "./model/wire";
import { markClean } from "./state/acts";
import { useBoard, useBoardState } from "./state/board";

export default function CleanDialog({ dialog, close }: DialogProps<"clean">) {
	const board = useBoard();
	useBoardState(() => board.model.revisions.get(dialog.unitId));
	const unit = board.model.units.get(dialog.unitId);
	const set = async (state: CleanState) => {
		if (await markClean(board, dialog.unitId, state)) close();
	};
	return (
		<Dialog title={`${t("房态 | Clean state")} ${unit?.title ?? ""}`} onClose={close} width={440}>
			<Flex vertical gap="small">
				{LEGEND.filter((entry) => entry.group === "clean").map((entry) => (
					<Button
						key={entry.key}
						size="large"
						block
						type={unit?.cleanState === entry.key ? "primary" : "default"}
						icon={<Mark name={entry.mark} />}
						onClick={() => void set(entry.key as CleanState)}
					>
						{t(entry.text)}
					</Button>
				))}
			</Flex>
		</Dialog>
	);
}
