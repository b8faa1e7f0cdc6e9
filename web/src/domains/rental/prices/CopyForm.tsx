/** A period of prices for another one: which nights, what becomes of them on the way, and each night before it is written. */
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import Typography from "antd/es/typography";
import dayjs from "dayjs";
import { type ReactNode, useState } from "react";
import { toast } from "@/kit/notice";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { copyPrices, lookAtCopy, type PaintAnswer } from "../api";
import styles from "../orders/order.module.css";
import { DayInput } from "../orders/parts";
import { ReasonField } from "../orders/ReasonField";
import { CopyPreview } from "./CopyPreview";
import { type Chosen, type CopyAsked, copyOf, firstAsked } from "./copy";
import { useLook } from "./useLook";

const FORMAT = "YYYY-MM-DD";
const MOST_NAMED = 6;

interface Props {
	chosen: Chosen;
	today: string;
	titleOf: (unitId: string) => string;
	close: () => void;
	/** What was changed, to be taken back with, and where it begins. */
	done: (changes: PaintAnswer["changes"], target: string) => void;
}

export function CopyForm({ chosen, today, titleOf, close, done }: Props) {
	const [asked, setAsked] = useState(() => firstAsked(chosen, today));
	const set = (part: Partial<CopyAsked>) => setAsked({ ...asked, ...part });
	const sending = useSending();
	const wish = copyOf(chosen.unitIds, asked);
	const look = useLook(wish, lookAtCopy);
	const errors = { ...look.errors, ...sending.errors };
	const apply = () =>
		sending.run(async () => {
			if (!wish || !look.answer) return;
			done((await copyPrices(wish, look.answer.seen)).changes, asked.target);
			toast("success", "价格已复制，可撤销 | Prices copied; this can be undone");
			close();
		});
	return (
		<Dialog
			width={820}
			title={t("复制时段价格 | Copy a period of prices")}
			onClose={close}
			onSubmit={() => void apply()}
			submitText={t("应用 | Apply")}
			busy={sending.busy}
			disabled={!look.answer?.changed}
			sizable
		>
			<Problem text={sending.problem ?? look.problem ?? errors.unitIds ?? null} />
			<Typography.Paragraph type="secondary">{unitsText(chosen.unitIds.map(titleOf))}</Typography.Paragraph>
			<div className={styles.grid}>
				<Field
					required
					label={t("来源时段 | Period to copy")}
					error={errors.from ?? errors.to}
					hint={t("首晚至末晚，可为过去 | First to last night; may be past")}
				>
					<DatePicker.RangePicker
						aria-label={t("来源时段 | Period to copy")}
						allowClear={false}
						value={[dayjs(asked.from), dayjs(asked.last)]}
						onChange={(days) =>
							days?.[0] && days[1] && set({ from: days[0].format(FORMAT), last: days[1].format(FORMAT) })
						}
					/>
				</Field>
				<Choice
					label="复制什么 | What is copied"
					value={asked.take}
					set={(take) => set({ take })}
					options={[
						["own", "单日价 | Day prices"],
						["all", "实际价格 | Whatever it costs"],
					]}
				/>
				<Field required label={t("复制到（首晚） | To, from this night")} error={errors.target}>
					<DayInput
						label={t("复制到（首晚） | To, from this night")}
						value={asked.target}
						min={today}
						onChange={(target) => target && set({ target })}
					/>
				</Field>
				<Field
					label={t("重复至（末晚） | Over and over until")}
					error={errors.until}
					hint={t("留空复制一次 | Empty: once")}
				>
					<DatePicker
						aria-label={t("重复至（末晚） | Over and over until")}
						value={asked.untilLast ? dayjs(asked.untilLast) : null}
						minDate={dayjs(asked.target)}
						onChange={(day) => set({ untilLast: day ? day.format(FORMAT) : null })}
					/>
				</Field>
				<Choice
					label="对齐 | Nights"
					value={asked.align}
					set={(align) => set({ align })}
					options={[
						["weekday", "按星期 | Same weekday"],
						["date", "按日期顺序 | In their order"],
					]}
				/>
				<Choice
					label="目标已有单日价 | Day prices that are there"
					value={asked.kept ? "keep" : "replace"}
					set={(choice) => set({ kept: choice === "keep" })}
					options={[
						["replace", "替换 | Replaced"],
						["keep", "保留 | Kept"],
					]}
				/>
				<Choice
					label="调整 | Change"
					value={asked.shift}
					set={(shift) => set({ shift })}
					options={[
						["none", "不变 | None"],
						["percent", "百分比 | Percent"],
						["add", "金额 | Amount"],
					]}
				>
					{asked.shift !== "none" && (
						<Field required label={t("涨跌 | Up or down by")} error={errors.value}>
							<Input
								autoFocus
								inputMode="decimal"
								aria-label={t("涨跌 | Up or down by")}
								value={asked.value}
								placeholder="+10 / -10"
								suffix={asked.shift === "percent" ? "%" : t("元 | ¥")}
								onChange={(event) => set({ value: event.target.value })}
							/>
						</Field>
					)}
				</Choice>
				<Choice
					label="取整 | Rounded to"
					value={asked.rounding}
					error={errors.rounding}
					set={(rounding) => set({ rounding })}
					options={[
						["none", "不取整 | None"],
						["yuan", "元 | ¥1"],
						["ten", "十元 | ¥10"],
						["eight", "尾数 8 | Ends on 8"],
					]}
				/>
				<ReasonField value={asked.reason} onChange={(reason) => set({ reason })} />
			</div>
			{look.answer && <CopyPreview answer={look.answer} titleOf={titleOf} />}
		</Dialog>
	);
}

interface ChoiceProps<V extends string> {
	label: Pair;
	value: V;
	set: (value: V) => void;
	options: readonly (readonly [V, Pair])[];
	error?: string | undefined;
	children?: ReactNode;
}

function Choice<V extends string>({ label, value, set, options, error, children }: ChoiceProps<V>) {
	return (
		<Flex vertical gap="small">
			<Field label={t(label)} error={error ?? null}>
				<div>
					<Segmented<V>
						aria-label={t(label)}
						value={value}
						onChange={set}
						options={options.map(([key, text]) => ({ value: key, label: t(text) }))}
					/>
				</div>
			</Field>
			{children}
		</Flex>
	);
}

function unitsText(titles: readonly string[]): string {
	const named = titles.slice(0, MOST_NAMED).join("、");
	return titles.length > MOST_NAMED
		? t("{names} 等{n}间 | {names} and more, {n} units", { names: named, n: titles.length })
		: named;
}
