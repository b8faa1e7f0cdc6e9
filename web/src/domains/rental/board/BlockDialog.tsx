/** Closes rooms for some nights (关房), or changes such a closing; several painted rooms are closed one after the other. */

import Button from "antd/es/button";
import Select from "antd/es/select";
import { useState } from "react";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { BLOCK_KIND } from "@/gen/words/rental";
import { toast } from "@/kit/notice";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { addBlock, type BlockWish, editBlock } from "../api";
import styles from "../orders/order.module.css";
import { DayInput, useNightSending } from "../orders/parts";
import { ReasonField } from "../orders/ReasonField";
import type { DialogProps } from "./Dialogs";
import { dayOf, isoOf } from "./model/day";
import type { NightSpan } from "./model/paint";
import { undoBlock, undoResize } from "./model/undo";
import { openRoom, rememberAct } from "./state/acts";
import { type Board, useBoard } from "./state/board";

interface Wish {
	kind: NonNullable<BlockWish["kind"]>;
	reason: string;
}

export default function BlockDialog({ dialog, close }: DialogProps<"block">) {
	const board = useBoard();
	const old = dialog.blockId === null ? undefined : board.model.stays.get(dialog.blockId);
	const sending = useNightSending();
	const [spans, setSpans] = useDialogDraft("spans", () => dialog.spans);
	const [wish, setWish] = useDialogDraft<Wish>("wish", () => ({
		kind: (old?.blockKind ?? "closed") as Wish["kind"],
		reason: old?.reason ?? "",
	}));
	const [refused, setRefused] = useState<string[]>([]);
	const first = spans[0]?.[1][0];
	const single = spans.length === 1 && spans[0]?.[1].length === 1 && first;
	const send = () =>
		sending.run(async () => {
			if (wish.reason.trim() === "")
				throw new Failure(422, "form.invalid", "", { reason: "请填写原因 | Give a reason" });
			if (old && first) {
				await editBlock({
					id: old.sourceId,
					version: old.version,
					from: isoOf(first.start),
					to: isoOf(first.end),
					reason: wish.reason,
				});
				rememberAct(board, undoResize(old));
				close();
				return;
			}
			const left = await closeAll(board, spans, wish);
			setRefused(left);
			if (left.length > 0) return;
			toast("success", "已关房 | Closed");
			patchCell(board.state, { painting: [] });
			close();
		});
	const move = (part: Partial<NightSpan>) =>
		first && setSpans([[spans[0]?.[0] ?? "", [{ ...first, ...part }]]]);
	return (
		<Dialog
			title={old ? t("修改关房 | Change the closing") : t("关房 | Close rooms")}
			onClose={close}
			onSubmit={() => void send()}
			submitText={old ? t("保存 | Save") : t("关房 | Close")}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			{refused.map((line) => (
				<Problem key={line} text={line} />
			))}
			<p style={{ marginBottom: 12 }}>
				{spans.map(([unitId]) => board.model.units.get(unitId)?.title).join("、")}
			</p>
			<div className={styles.grid}>
				{single && (
					<>
						<Field label={t("自 | From")} error={sending.errors.from}>
							<DayInput
								label={t("自 | From")}
								value={isoOf(single.start)}
								onChange={(day) => day && move({ start: dayOf(day) })}
							/>
						</Field>
						<Field label={t("至（不含） | To (exclusive)")} error={sending.errors.to}>
							<DayInput
								label={t("至 | To")}
								value={isoOf(single.end)}
								min={isoOf(single.start + 1)}
								onChange={(day) => day && move({ end: dayOf(day) })}
							/>
						</Field>
					</>
				)}
				<Field wide label={t("类型 | Kind")}>
					<Select
						aria-label={t("类型 | Kind")}
						value={wish.kind}
						disabled={old !== undefined}
						onChange={(kind) => setWish({ ...wish, kind: kind as Wish["kind"] })}
						options={Object.entries(BLOCK_KIND)
							.filter(([value]) => value !== "channel")
							.map(([value, text]) => ({ value, label: t(text) }))}
					/>
				</Field>
				<ReasonField
					wide
					required
					autoFocus
					value={wish.reason}
					onChange={(reason) => setWish({ ...wish, reason })}
					error={sending.errors.reason}
				/>
			</div>
			{old && (
				<Button
					danger
					style={{ marginTop: 12 }}
					onClick={() => void openRoom(board, old).then((done) => done && close())}
				>
					{t("开房 | Open room")}
				</Button>
			)}
		</Dialog>
	);
}

/** Gives the rooms that refused, with the reason of each. */
async function closeAll(board: Board, spans: [string, NightSpan[]][], wish: Wish): Promise<string[]> {
	const refused: string[] = [];
	for (const [unitId, list] of spans) {
		for (const span of list) {
			try {
				const block = await addBlock({ unitId, from: isoOf(span.start), to: isoOf(span.end), ...wish });
				rememberAct(board, undoBlock(block.id));
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				refused.push(
					`${board.model.units.get(unitId)?.title ?? ""} ${isoOf(span.start)} → ${isoOf(span.end)}: ${localize(error.message)} ${Object.values(
						error.fields,
					)
						.map((one) => localize(one))
						.join(" ")}`,
				);
			}
		}
	}
	return refused;
}
