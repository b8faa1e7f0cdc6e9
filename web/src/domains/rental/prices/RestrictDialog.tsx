/** Limits of sale for the painted cells; each one is left as it is, set or taken away. */

import Flex from "antd/es/flex";
import InputNumber from "antd/es/input-number";
import Segmented from "antd/es/segmented";
import Typography from "antd/es/typography";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { patchCell } from "@/kit/state";
import { type Pair, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { restrictCells } from "../api";
import type { DialogProps } from "../board/Dialogs";
import { undoPaint } from "../board/model/undo";
import { rememberAct } from "../board/state/acts";
import { useBoard } from "../board/state/board";
import { ReasonField } from "../orders/ReasonField";
import { cellSpans } from "./spans";

type Limit = "closed" | "closedIn" | "closedOut";
type Choice = "keep" | "on" | "off";

const LIMITS: readonly (readonly [Limit, Pair])[] = [
	["closed", "停售 | Closed for sale"],
	["closedIn", "禁止到店 | Closed to arrival"],
	["closedOut", "禁止离店 | Closed to departure"],
];

export default function RestrictDialog({ dialog, close }: DialogProps<"restrict">) {
	const board = useBoard();
	const sending = useSending();
	const [limits, setLimits] = useDialogDraft<Record<Limit, Choice>>("limits", () => ({
		closed: "keep",
		closedIn: "keep",
		closedOut: "keep",
	}));
	const [nights, setNights] = useDialogDraft<number | null>("nights", () => null);
	const [reason, setReason] = useDialogDraft("reason", () => "");
	const spans = cellSpans(dialog.spans);
	const apply = () =>
		sending.run(async () => {
			const chosen = LIMITS.filter(([limit]) => limits[limit] !== "keep").map(
				([limit]) => [limit, limits[limit] === "on"] as const,
			);
			if (chosen.length === 0 && nights === null)
				throw new Failure(422, "form.invalid", "", { closed: "请至少选择一项 | Choose at least one" });
			const done = await restrictCells({
				spans,
				...Object.fromEntries(chosen),
				...(nights === null ? {} : { minNights: nights }),
				...(reason.trim() === "" ? {} : { reason: reason.trim() }),
			});
			if (done.changes.length > 0) rememberAct(board, undoPaint("限售 | Limits", done.changes));
			patchCell(board.state, { painting: [] });
			toast("success", "限售已更新，可撤销 | Limits changed; this can be undone");
			close();
		});
	return (
		<Dialog
			width={520}
			title={t("限售 | Restrict sale")}
			onClose={close}
			onSubmit={() => void apply()}
			submitText={t("应用 | Apply")}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem ?? sending.errors.spans ?? null} />
			<Typography.Paragraph type="secondary">{whereText(board.model.units, spans)}</Typography.Paragraph>
			<Flex vertical gap="var(--ant-margin-sm)">
				{LIMITS.map(([limit, text]) => (
					<Flex key={limit} wrap align="center" justify="space-between" gap="small" data-limit-choice={limit}>
						<span id={`limit-${limit}`}>{t(text)}</span>
						<Segmented<Choice>
							aria-labelledby={`limit-${limit}`}
							value={limits[limit]}
							onChange={(choice) => setLimits({ ...limits, [limit]: choice })}
							options={[
								{ value: "keep", label: t("不变 | As it is") },
								{ value: "on", label: t("限制 | Set") },
								{ value: "off", label: t("解除 | Lift") },
							]}
						/>
					</Flex>
				))}
				<Problem text={sending.errors.closed ?? null} />
				<Field
					label={t("最少连住晚数 | Minimum nights")}
					error={sending.errors.minNights}
					hint={t("按到店日计；0 为解除，留空不变 | Counted from arrival; 0 lifts it, empty leaves it")}
				>
					<InputNumber
						aria-label={t("最少连住晚数 | Minimum nights")}
						min={0}
						max={60}
						precision={0}
						value={nights}
						onChange={setNights}
					/>
				</Field>
				<ReasonField value={reason} onChange={setReason} />
			</Flex>
		</Dialog>
	);
}

function whereText(
	units: ReadonlyMap<string, { title: string }>,
	spans: readonly { unitId: string; from: string; to: string }[],
): string {
	const names = [...new Set(spans.map((span) => units.get(span.unitId)?.title ?? ""))];
	const from = spans.map((span) => span.from).sort()[0] ?? "";
	const to = spans
		.map((span) => span.to)
		.sort()
		.at(-1);
	const shown =
		names.length > 4
			? t("{names} 等{n}间 | {names} and more, {n} units", {
					names: names.slice(0, 4).join("、"),
					n: names.length,
				})
			: names.join("、");
	return `${shown} · ${from.slice(5)} → ${to?.slice(5)}`;
}
