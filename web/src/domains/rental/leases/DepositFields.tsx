/** Whether a deposit is charged, how much, when it goes back and what may be kept of it. */
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { type PartProps, ROOMY, TextField } from "./fields";

const MUCH = 2;

export function DepositFields({ form, errors, change }: PartProps) {
	return (
		<div className={look.pairs} style={ROOMY}>
			<Field label={t("收取押金 | A deposit is charged")} required error={errors.depositCharged}>
				<Radio.Group
					value={form.depositCharged}
					onChange={(event) => change({ depositCharged: event.target.value === true })}
					options={[
						{ value: true, label: t("收取 | Yes") },
						{ value: false, label: t("不收取 | No") },
					]}
				/>
			</Field>
			{form.depositCharged && (
				<>
					<Field
						label={t("押金月数 | Deposit in months")}
						error={errors.deposit ?? errors.depositMonths}
						hint={
							form.depositMonths > MUCH && (
								<Typography.Text type="warning">
									{t("押金超过两个月租金 | More than two months of rent")}
								</Typography.Text>
							)
						}
					>
						<InputNumber
							min={1}
							max={12}
							value={form.depositMonths}
							aria-label={t("押金月数 | Deposit in months")}
							onChange={(months) => change({ depositMonths: months ?? 1 })}
							style={{ width: "100%" }}
						/>
					</Field>
					<Field label={t("退还期限（天） | Returned within (days)")} error={errors.depositBackDays}>
						<InputNumber
							min={0}
							max={180}
							value={form.depositBackDays}
							aria-label={t("退还期限（天） | Returned within (days)")}
							onChange={(days) => change({ depositBackDays: days ?? 0 })}
							style={{ width: "100%" }}
						/>
					</Field>
					<TextField
						wide
						label={t("扣除约定 | Terms of deduction")}
						value={form.deductTerms}
						error={errors.deductTerms}
						most={1000}
						rows={2}
						onChange={(deductTerms) => change({ deductTerms })}
					/>
				</>
			)}
		</div>
	);
}
