/** The numbers of the contract, its filing with the authorities, and what else was agreed. */
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { DictSelect } from "../orders/parts";
import { type PartProps, ROOMY, TextField } from "./fields";
import type { Form } from "./form";

export function RestFields({ form, errors, change }: PartProps) {
	return (
		<div className={look.pairs} style={ROOMY}>
			<TextField
				label={t("合同编号 | Contract no.")}
				value={form.contractNo}
				error={errors.contractNo}
				most={20}
				hint={t("不填则自动编号 | Numbered by the rule where it is left out")}
				onChange={(contractNo) => change({ contractNo })}
			/>
			<TextField
				label={t("订单号 | Order no.")}
				value={form.orderNo}
				error={errors.orderNo}
				most={30}
				onChange={(orderNo) => change({ orderNo })}
			/>
			<Field label={t("备案状态 | Filing")} error={errors.filingState}>
				<DictSelect
					code="filing_state"
					label={t("备案状态 | Filing")}
					value={form.filingState}
					onChange={(filingState: Form["filingState"]) => change({ filingState })}
				/>
			</Field>
			<TextField
				label={t("备案号 | Filing no.")}
				value={form.filingNo}
				error={errors.filingNo}
				most={40}
				onChange={(filingNo) => change({ filingNo })}
			/>
			<TextField
				label={t("违约金 | Penalty")}
				value={form.penaltyMonths}
				error={errors.penaltyMonths}
				most={5}
				suffix={t("个月租金 | months of rent")}
				hint={t(
					"任一方违约时支付；不填按机构参数 | Paid by whoever breaks it; left out: as the parameter says",
				)}
				onChange={(penaltyMonths) => change({ penaltyMonths })}
			/>
			<TextField
				label={t("违约金上限 | Most penalty")}
				value={form.penaltyCap}
				error={errors.penaltyCap}
				most={12}
				suffix={t("元 | yuan")}
				hint={t("退租结算不超过此额；不填则不设上限 | No settlement goes above it; left out: no limit")}
				onChange={(penaltyCap) => change({ penaltyCap })}
			/>
			<TextField
				wide
				label={t("备注 | Notes")}
				value={form.notes}
				error={errors.notes}
				most={500}
				rows={2}
				onChange={(notes) => change({ notes })}
			/>
		</div>
	);
}
