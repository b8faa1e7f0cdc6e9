/** Prices of the cells that were painted on the board. */

import { patchCell } from "@/kit/state";
import type { DialogProps } from "../board/Dialogs";
import { undoPaint } from "../board/model/undo";
import { rememberAct } from "../board/state/acts";
import { useBoard } from "../board/state/board";
import { PaintForm } from "./PaintForm";
import { cellSpans } from "./spans";

export default function PaintDialog({ dialog, close }: DialogProps<"price">) {
	const board = useBoard();
	return (
		<PaintForm
			spans={cellSpans(dialog.spans)}
			titleOf={(unitId) => board.model.units.get(unitId)?.title ?? "—"}
			close={close}
			done={(changes) => {
				if (changes.length > 0) rememberAct(board, undoPaint("改价 | Prices", changes));
				patchCell(board.state, { painting: [] });
			}}
		/>
	);
}
