/** Last step of leaving: what was agreed besides, before the statement is frozen. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import orders from "../orders/order.module.css";
import type { SettlementForm } from "./api";
import type { StepProps } from "./LeavingDialog";

type Extra = SettlementForm["extras"][number];

export function MoneyStep({ form, errors, change }: StepProps) {
	const set = (at: number, part: Partial<Extra>) =>
		change({ extras: form.extras.map((one, index) => (index === at ? { ...one, ...part } : one)) });
	return (
		<Flex vertical gap="middle">
			<Field
				label={t("约定违约金（元） | Penalty agreed (yuan)")}
				error={errors.penalty}
				hint={t("留空按退租类型的默认规则 | Left empty, the kind of leaving decides")}
			>
				<Input
					aria-label={t("约定违约金（元） | Penalty agreed (yuan)")}
					inputMode="decimal"
					value={form.penalty}
					onChange={(event) => change({ penalty: event.target.value })}
				/>
			</Field>
			<Field
				label={t("收款账户 | Account of the payee")}
				error={errors.payeeAccount}
				hint={t("户名、开户行、账号；写在结算单上 | Holder, bank and number; it stands on the statement")}
			>
				<Input
					aria-label={t("收款账户 | Account of the payee")}
					value={form.payeeAccount}
					maxLength={120}
					onChange={(event) => change({ payeeAccount: event.target.value })}
				/>
			</Field>
			{form.extras.map((extra, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an extra has no name of its own until it is saved
				<Flex key={at} vertical gap="small" data-extra={at}>
					<div className={orders.grid}>
						<Field label={t("应退说明 | What for")} required error={errors[`extras.${at}.text`]}>
							<Input
								aria-label={t("应退说明 | What for")}
								value={extra.text}
								maxLength={100}
								onChange={(event) => set(at, { text: event.target.value })}
							/>
						</Field>
						<Field label={t("应退金额（元） | Amount (yuan)")} required error={errors[`extras.${at}.amount`]}>
							<Input
								aria-label={t("应退金额（元） | Amount (yuan)")}
								inputMode="decimal"
								value={extra.amount}
								onChange={(event) => set(at, { amount: event.target.value })}
							/>
						</Field>
					</div>
					<span>
						<Button
							size="small"
							danger
							onClick={() => change({ extras: form.extras.filter((_, index) => index !== at) })}
						>
							{t("移除 | Remove")}
						</Button>
					</span>
				</Flex>
			))}
			<span>
				<Button onClick={() => change({ extras: [...form.extras, { text: "", amount: "" }] })}>
					{t("添加应退项 | Add what is paid back")}
				</Button>
			</span>
		</Flex>
	);
}
