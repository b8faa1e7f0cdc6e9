/** Prices of the painted cells: what they are, what they would be, and what that does to the nights still unsold. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { type CellSpan, lookAtPrices, type PaintAnswer, type PaintWish, paintPrices } from "../api";
import styles from "../orders/order.module.css";
import { ReasonField } from "../orders/ReasonField";
import { Effect, PriceGrid } from "./PriceGrid";
import { wishOf } from "./spans";
import { useLook } from "./useLook";

type Mode = PaintWish["mode"];
const PLACEHOLDERS: Partial<Record<Mode, string>> = {
	set: "4000",
	percent: "+10 / -10",
	add: "+10 / -10",
};
const SUFFIXES: Partial<Record<Mode, Pair>> = { set: "元/天 | ¥/day", percent: "% | %" };

interface Props {
	spans: CellSpan[];
	titleOf: (unitId: string) => string;
	close: () => void;
	/** What was changed, to be taken back with. */
	done: (changes: PaintAnswer["changes"]) => void;
}

export function PaintForm({ spans, titleOf, close, done }: Props) {
	const [mode, setMode] = useDialogDraft<Mode>("mode", () => "set");
	const [value, setValue] = useDialogDraft("value", () => "");
	const [reason, setReason] = useDialogDraft("reason", () => "");
	const sending = useSending();
	const wish = wishOf(spans, mode, value, reason);
	const look = useLook(wish, lookAtPrices);
	const apply = () =>
		sending.run(async () => {
			if (!wish || !look.answer) return;
			done((await paintPrices(wish, look.answer.seen)).changes);
			toast("success", "价格已修改，可撤销 | Prices changed; this can be undone");
			close();
		});
	return (
		<Dialog
			width={760}
			title={t("改价 | Change prices")}
			onClose={close}
			footer={[
				<Button key="no" onClick={close}>
					{t("取消 | Cancel")}
				</Button>,
				<Button
					key="yes"
					type="primary"
					loading={sending.busy}
					disabled={!look.answer}
					onClick={() => void apply()}
				>
					{t("应用 | Apply")}
				</Button>,
			]}
			sizable
		>
			<DialogDraftNote />
			<Problem text={sending.problem ?? look.problem} />
			<Flex vertical gap="middle">
				<div>
					<Segmented<Mode>
						value={mode}
						onChange={setMode}
						aria-label={t("方式 | How")}
						options={[
							{ value: "set", label: t("设为 | Set to") },
							{ value: "percent", label: t("按百分比 | By percent") },
							{ value: "add", label: t("加减金额 | By amount") },
							{ value: "base", label: t("恢复基础价 | Back to base") },
						]}
					/>
				</div>
				<div className={styles.grid}>
					{mode !== "base" && (
						<Field label={valueLabel(mode)} required error={sending.errors.value ?? look.errors.value}>
							<Input
								autoFocus
								inputMode="decimal"
								aria-label={valueLabel(mode)}
								value={value}
								placeholder={PLACEHOLDERS[mode]}
								suffix={t(SUFFIXES[mode] ?? "元 | ¥")}
								onChange={(event) => setValue(event.target.value)}
								onPressEnter={() => void apply()}
							/>
						</Field>
					)}
					<ReasonField value={reason} onChange={setReason} />
				</div>
			</Flex>
			<Problem text={look.errors.spans ?? null} />
			{look.answer && (
				<Flex vertical gap="small" className={styles.note}>
					<Effect answer={look.answer} />
					<PriceGrid lines={look.answer.lines} titleOf={titleOf} />
				</Flex>
			)}
		</Dialog>
	);
}

function valueLabel(mode: Mode): string {
	if (mode === "set") return t("新价格 | New price");
	return mode === "percent" ? t("涨跌百分比 | Up or down by percent") : t("涨跌金额 | Up or down by yuan");
}
