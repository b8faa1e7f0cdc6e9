/** What it costs a month, how that changes, which days cost nothing, and when it is paid. */
import Button from "antd/es/button";
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import { useEffect } from "react";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { showYuan, toFen } from "../cashier/money";
import { DayInput, DictSelect } from "../orders/parts";
import { Lines, type PartProps, ROOMY, removeText, TextField } from "./fields";
import type { Form } from "./form";
import { StepLines } from "./StepLines";

/** The price of the list stands there for a unit just chosen; what somebody typed or emptied stays as it is. */
function useListed({ unitId, price }: Form, listed: string | null, change: PartProps["change"]) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: an emptied field is not filled again
	useEffect(() => {
		if (unitId && listed && price === "") change({ price: listed });
	}, [unitId, listed]);
}

export function RentFields({ form, endDate, preview, errors, change }: PartProps) {
	const listed = preview?.listPrice ?? null;
	useListed(form, listed, change);
	return (
		<div className={look.pairs} style={ROOMY}>
			<TextField
				label={t("月租 | Rent per month")}
				required
				value={form.price}
				error={errors.price}
				suffix={t("元/月 | yuan")}
				hint={listed && <Listed listed={listed} price={form.price} take={() => change({ price: listed })} />}
				onChange={(price) => change({ price })}
			/>
			<Field label={t("付款方式 | Paid")} required>
				<DictSelect
					code="pay_cycle"
					label={t("付款方式 | Paid")}
					value={String(form.payCycle)}
					onChange={(cycle) => change({ payCycle: Number(cycle) as Form["payCycle"] })}
				/>
			</Field>
			<Field label={t("提前付款天数 | Paid days ahead")} error={errors.payAdvanceDays}>
				<InputNumber
					min={0}
					max={60}
					value={form.payAdvanceDays}
					aria-label={t("提前付款天数 | Paid days ahead")}
					onChange={(days) => change({ payAdvanceDays: days ?? 0 })}
					style={{ width: "100%" }}
				/>
			</Field>
			<Field
				label={t("账期起算 | Periods begin")}
				error={errors.anchorDay}
				hint={
					form.anchor === "natural_month" && t("首尾月按天计 | The first and last month are charged by days")
				}
			>
				<Radio.Group
					value={form.anchor}
					onChange={(event) => change({ anchor: event.target.value as Form["anchor"] })}
					options={[
						{ value: "lease_day", label: t("起租日 | On the lease day") },
						{ value: "natural_month", label: t("自然月 | On the 1st") },
					]}
				/>
			</Field>
			<Field wide label={t("租金递增 | Steps of the rent")}>
				<StepLines
					steps={form.priceSteps}
					min={form.startDate}
					errors={errors}
					onChange={(priceSteps) => change({ priceSteps })}
				/>
			</Field>
			<Field wide label={t("免租期 | Free days")}>
				<Lines
					lines={form.freeDays}
					fresh={{ from: null, to: null }}
					add={t("添加免租期 | Add free days")}
					remove={removeText()}
					onChange={(freeDays) => change({ freeDays })}
				>
					{(free, at, edit) => (
						<>
							<DayInput
								label={t("免租自 {n} | Free from {n}", { n: at + 1 })}
								value={free.from}
								min={form.startDate}
								onChange={(from) => edit({ from })}
							/>
							<DayInput
								label={t("免租至 {n} | Free until {n}", { n: at + 1 })}
								value={free.to}
								min={free.from ?? form.startDate}
								disabled={endDate === null}
								onChange={(to) => edit({ to })}
							/>
						</>
					)}
				</Lines>
			</Field>
		</div>
	);
}

function Listed({ listed, price, take }: { listed: string; price: string; take: () => void }) {
	const text = t("价目表 ¥{sum} | List price ¥{sum}", { sum: showYuan(listed) });
	if (toFen(price) === toFen(listed)) return text;
	return (
		<Button type="link" size="small" onClick={take}>
			{text} · {t("采用 | Take it")}
		</Button>
	);
}
